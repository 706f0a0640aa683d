import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { settings } from "./settings.svelte";
import { speak } from "./words/own";

const target = document.getElementById("app");
if (target) void speak(settings.language).finally(() => mount(App, { target }));
