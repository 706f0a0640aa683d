/** The hull of a station, from which its four arms grow: plates, lit windows, radiators. 112 wide, 500 high. */

const [TOP, END] = [22, 478];
const plates = [1, 2]
  .flatMap((k) =>
    (
      [
        [18, -18],
        [482, 18],
      ] as const
    ).map(
      ([y, by]) =>
        `<path d="M${-4 + 26 * k},${y}l-14,${by}h22l6,${-by}Z" fill="#16222f" stroke="#9fb2c3" stroke-opacity=".4"/>`,
    ),
  )
  .join("");
const hull = `<path d="M30,${TOP}C-2,90 -2,410 30,${END}H82C104,410 104,90 82,${TOP}Z" fill="url(#edge-spine)" stroke="#9fb2c3" stroke-opacity=".6" stroke-width="1.5"/><path d="M40,${TOP + 16}C18,110 18,390 40,${END - 16}H72C86,390 86,110 72,${TOP + 16}Z" fill="#080e16" stroke="#9fb2c3" stroke-opacity=".28"/>`;

const LIGHTS = ["#ffe2a8", "#fff3d6", "#ffc978"];
const windows = Array.from({ length: 38 }, (_, k) => 46 + k * 11)
  .flatMap((y, k) =>
    [17, 22, 90, 95].map((x, side) => {
      const dark = (k * 7 + side * 5) % 4 === 0 || [62, 187, 312, 437].some((row) => Math.abs(y - row) < 34);
      const inward = y < 80 || y > 430 ? (side < 2 ? 6 : -6) : 0;
      return dark
        ? ""
        : `<rect x="${x + inward}" y="${y}" width="2.6" height="4.4" fill="${LIGHTS[(k + side) % 3]}" opacity=".85"/>`;
    }),
  )
  .join("");

export const SPINE = `<linearGradient id="edge-spine" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#33475a"/><stop offset=".5" stop-color="#1a2735"/><stop offset="1" stop-color="#0d141d"/></linearGradient>${plates}${hull}${windows}`;
