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

const isTag = /^[a-z][\w-]*$/i;
/** The selectors of a list; as one where a comma may belong to a part. */
const alternatives = (list) => (/[("']/.test(list) ? [list] : list.split(',').map((part) => part.trim()));
/** The tag of what a selector matches; undefined when that takes more than a look at its last word. */
function tagOf(selector) {
  const last = selector
    .replace(/\[[^\]]*\]/g, '')
    .split(/[\s>+~]+/)
    .at(-1)
    .replace(/[.#:].*$/, '');
  return !/[(*"',]/.test(selector) && isTag.test(last) ? last.toLowerCase() : undefined;
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
    const selectors = alternatives(selectorText);
    for (const property of QUICK) {
      const said = style.getPropertyValue(property);
      const value = said && said !== 'unset' ? kept(property, said) : '';
      if (value || said === 'unset')
        index.get(property).push(
          ...selectors.map((selector) => ({
            selector,
            tag: tagOf(selector),
            isSure: isTag.test(selector),
            value,
          })),
        );
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
function matches(element, selector) {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

const ofTags = new WeakMap();
/** The rules that may set a property of elements of a tag. */
function rulesFor(index, property, tag) {
  const rules = index.get(property);
  if (!ofTags.has(rules)) ofTags.set(rules, new Map());
  const byTag = ofTags.get(rules);
  if (!byTag.has(tag))
    byTag.set(
      tag,
      rules.filter((rule) => rule.tag === undefined || rule.tag === tag),
    );
  return byTag.get(tag);
}

function cascaded(element, property, indexes) {
  let found = '';
  for (const index of indexes) {
    for (const { selector, isSure, value } of rulesFor(index, property, element.localName)) {
      if (isSure || matches(element, selector)) found = value;
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
