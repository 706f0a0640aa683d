/** An effect in words, from how it is spelled: the same as `rimward.kernel.phrase`, whose head tells how. */

type Tree = (string | Tree)[];
type Params = Record<string, number | string>;
type Say = (code: string, params: Params, part: string) => string;

const LONG = ["then", "choose", "repeat", "up-to", "per", "if", "results"];

/** What stands between `_` and `-`, as a list. */
export function read(spelled: string): Tree {
  const stack: Tree[] = [[]];
  for (const word of spelled.split(".")) {
    if (word === "_") stack.push([]);
    else if (word === "-") {
      const done = stack.pop() ?? [];
      stack[stack.length - 1]?.push(done);
    } else stack[stack.length - 1]?.push(word);
  }
  return stack[0] ?? [];
}

export function phrase(game: string, spelled: string, say: Say): string {
  const text = (code: string, params: Params) => say(`kernel.effect.${code}`, params, "");
  const joined = (code: string, parts: string[]) => parts.reduce((first, second) => text(code, { first, second }));

  /** A part of something longer; one that is long itself is set off. */
  function part(tree: Tree): string {
    return LONG.includes(String(tree[0])) ? text("group", { text: said(tree) }) : said(tree);
  }

  function test(tree: Tree): string {
    const params = paramsOf(tree.slice(1));
    const limits = ["least", "most"].flatMap((limit) => {
      const count = params[limit];
      return count === undefined ? [] : [say(`${game}.if.${String(tree[0])}`, { ...params, count }, limit)];
    });
    return joined("both", limits);
  }

  function per(tree: Tree): string {
    const params = { count: Number(tree[2]), ...paramsOf(tree.slice(3, -1)) } as Params;
    const each = say(`${game}.each.${String(tree[1])}`, params, "");
    const words = text("per", { each, text: said(tree[tree.length - 1] as Tree) });
    return params.most === undefined ? words : text("most", { times: params.most, text: words });
  }

  function results(tree: Tree): string {
    const told: string[] = [said(tree[1] as Tree)];
    for (let at = 2; at < tree.length; at += 2)
      told.push(text("result", { least: Number(tree[at]), text: part(tree[at + 1] as Tree) }));
    return joined("results", told);
  }

  function when(name: string, words: string): string {
    if (name === "played") return words;
    const time = name === "any-time" ? text("any-time", {}) : say(`${game}.when.${name}`, {}, "");
    return text("when", { when: time, text: words });
  }

  function said(tree: Tree): string {
    const [head, ...rest] = tree;
    const last = tree[tree.length - 1] as Tree;
    if (head === "when") return when(String(rest[0]), said(last));
    if (head === "then") return joined("then", (rest as Tree[]).map(part));
    if (head === "choose") return text("choose", { text: joined("or", (rest as Tree[]).map(part)) });
    if (head === "repeat" || head === "up-to") return text(head, { times: Number(rest[0]), text: said(last) });
    if (head === "per") return per(tree);
    if (head === "if") {
      const tests = (rest.slice(0, -1) as Tree[]).map(test);
      return text("if", { test: joined("both", tests), text: said(last) });
    }
    if (head === "results") return results(tree);
    return say(`${game}.do.${String(head)}`, paramsOf(rest), "");
  }

  return said(read(spelled));
}

function paramsOf(words: Tree): Params {
  return Object.fromEntries(
    words.map((word) => {
      const [name = "", value = ""] = String(word).split("_");
      return [name, /^-?\d+$/.test(value) ? Number(value) : value];
    }),
  );
}
