/** The client's own words in English, with the covers of the games: one piece, fetched for who reads English. */
const files = import.meta.glob<string>(["./locale/en/*.ftl", "../games/*/locale/en/cover.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(files);
