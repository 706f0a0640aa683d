/** The client's own words in Russian, with the covers of the games: one piece, fetched for who reads Russian. */
const files = import.meta.glob<string>(["./locale/ru/*.ftl", "../games/*/locale/ru/cover.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(files);
