// getComputedStyle for test pages. jsdom works out twelve colours at every call, and the testing tools call it for every element of every query,
// for one of five properties: a fifth of a screen test's time; axe asks for eight more. Those are cascaded here as jsdom does it; any other is asked
// of jsdom.
const { createRequire } = require('node:module');

const jsdomRequire = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto' };
const QUICK = [
  ...['display', 'visibility', 'opacity', 'content', 'pointer-events'],
  ...['overflow-x', 'overflow-y', 'scrollbar-color', 'scrollbar-width'],
  ...['position', 'overflow', 'width', 'height', 'clip', 'clip-path', 'direction', 'content-visibility'],
];

const isTag = /^[a-z][\w-]*$/;
/** The tags a selector may match; undefined when that takes more than a look at its last words. */
function tagsOf(selector) {
  const parts = selector.split(',').map((part) =>
    part
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
      .replace(/[.#:].*$/, '')
      .toLowerCase(),
  );
  return /[([*]/.test(selector) || !parts.every((part) => isTag.test(part)) ? undefined : new Set(parts);
}

/** A value as jsdom keeps it: one that it cannot read is none. */
function kept(property, value) {
  const { CSSStyleDeclaration } = jsdomRequire('cssstyle');
  const style = new CSSStyleDeclaration();
  style.setProperty(property, value);
  return style.getPropertyValue(property);
}

/** The rules of a sheet by the quick property they set, in their order. */
function indexOf(rules) {
  const flat = rules.flatMap((rule) =>
    rule.media ? (Array.from(rule.media).includes('screen') ? [...rule.cssRules] : []) : [rule],
  );
  const index = new Map(QUICK.map((property) => [property, []]));
  for (const { selectorText, style } of flat) {
    if (!selectorText || !style) continue;
    const tags = tagsOf(selectorText);
    for (const property of QUICK) {
      const said = style.getPropertyValue(property);
      const value = said && said !== 'unset' ? kept(property, said) : '';
      if (value || said === 'unset') index.get(property).push({ selectorText, tags, value });
    }
  }
  return index;
}

let ofBrowser;
const ofPage = new WeakMap();
function indexOfSheet(sheet) {
  const known = ofPage.get(sheet);
  if (known?.count === sheet.cssRules.length) return known.index;
  const index = indexOf([...sheet.cssRules]);
  ofPage.set(sheet, { count: sheet.cssRules.length, index });
  return index;
}

/** A selector jsdom cannot read matches nothing there, and nothing here. */
function matches(element, selectorText) {
  try {
    return element.matches(selectorText);
  } catch {
    return false;
  }
}

function cascaded(element, property, indexes) {
  let found = '';
  for (const index of indexes) {
    for (const { selectorText, tags, value } of index.get(property)) {
      if ((tags?.has(element.localName) ?? true) && matches(element, selectorText)) found = value;
    }
  }
  return element.style?.getPropertyValue(property) || found;
}

function computed(element, property) {
  ofBrowser ??= indexOf(
    jsdomRequire('rrweb-cssom').parse(jsdomRequire('./jsdom/browser/default-stylesheet')).cssRules,
  );
  const indexes = [ofBrowser, ...Array.from(element.ownerDocument.styleSheets, indexOfSheet)];
  const inherits = property in INITIAL;
  for (let at = element; at; at = inherits ? at.parentElement : null) {
    const value = cascaded(at, property, indexes);
    if (value) return value;
  }
  return INITIAL[property] ?? '';
}

class QuickStyle {
  #element;
  #ask;
  #all;
  constructor(element, ask) {
    this.#element = element;
    this.#ask = ask;
  }
  /** What jsdom says, once something else is asked. */
  static all(style) {
    style.#all ??= style.#ask(style.#element);
    return style.#all;
  }
  getPropertyValue(name) {
    return QUICK.includes(name) ? computed(this.#element, name) : QuickStyle.all(this).getPropertyValue(name);
  }
}
for (const property of QUICK) {
  const name = property.replace(/-(\w)/, (_, letter) => letter.toUpperCase());
  Object.defineProperty(QuickStyle.prototype, name, {
    get() {
      return this.getPropertyValue(property);
    },
  });
}
const rest = {
  get(_, name, style) {
    const all = QuickStyle.all(style);
    const value = all[name];
    return typeof value === 'function' ? value.bind(all) : value;
  },
};
Object.setPrototypeOf(QuickStyle.prototype, new Proxy({}, rest));

/** The window's getComputedStyle, quick; pseudo elements, which jsdom does not know and complains of, look like their element. */
exports.quickComputedStyle = (window) => {
  const ask = window.getComputedStyle.bind(window);
  return (element) => new QuickStyle(element, (asked) => ask(asked));
};
