/** An invitation leads where somebody else can follow it. */

import { describe, expect, it } from "vitest";
import { isHere, origin } from "./links.svelte";

const at = (address: string) => new URL(address);

describe("the link of an invitation", () => {
  it("carries the address in the network where the page was opened on this computer", () => {
    expect(origin("http://192.168.1.7:8421/", at("http://127.0.0.1:8421/t/abc"))).toBe("http://192.168.1.7:8421");
    expect(origin("http://192.168.1.7:8421/", at("http://localhost:8421/"))).toBe("http://192.168.1.7:8421");
    expect(origin("http://[2001:db8::7]:8421/", at("http://[::1]:8421/"))).toBe("http://[2001:db8::7]:8421");
  });

  it("stays as it is where the page came from outside, or where there is no such address", () => {
    expect(origin("http://192.168.1.7:8421/", at("https://rimward.example/t/abc"))).toBe("https://rimward.example");
    expect(origin("", at("http://127.0.0.1:8421/"))).toBe("http://127.0.0.1:8421");
  });

  it("knows the names that only this computer has for itself", () => {
    expect(["localhost", "rimward.localhost", "127.0.0.1", "127.1.2.3", "[::1]"].every(isHere)).toBe(true);
    expect(["rimward.example", "192.168.1.7", "mylocalhost", "127.example.org"].some(isHere)).toBe(false);
  });
});
