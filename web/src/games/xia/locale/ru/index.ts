/** All texts of the drawings, fetched for the language that is spoken. */

import drawings from "../ru.ftl?raw";
import moments from "./moments.ftl?raw";

export default [drawings, moments];
