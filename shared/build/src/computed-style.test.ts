/** @jest-environment jest-environment-jsdom */
import { createRequire } from 'node:module';

type Quick = { quickComputedStyle: (window: Window) => (element: Element) => CSSStyleDeclaration };
const { quickComputedStyle } = createRequire(__filename)('../jest/computed-style.cjs') as Quick;

const PAGE = `
  <style>.gone { display: none } .ghost { visibility: hidden; pointer-events: none } @media screen { p.faint { opacity: 0.5 } }
    .off { position: absolute; overflow: hidden; clip: rect(0 0 0 0); clip-path: inset(50%); width: 1px; height: 50%; content-visibility: hidden }
    b { width: nonsense; height: calc(1px + 1em); direction: rtl } u { overflow: auto scroll; overflow-y: clip; scrollbar-width: thin; scrollbar-color: red blue } i { width: unset; height: AUTO; position: inherit }</style>
  <div class="gone"><span>in what is gone</span></div>
  <div class="ghost"><p>unseen <b style="visibility: visible">but this</b></p><input type="hidden"><input disabled></div>
  <p class="faint" hidden>faint <a style="display: inline-flex; pointer-events: none" href="#"><i>no link</i></a></p>
  <b class="off">off <i class="off" style="width: 2px; overflow-x: auto"><b>far off</b></i></b><bdo dir="rtl">tfel</bdo><img height="3" width="4">
  <u>scrolls <u style="overflow: hidden; scrollbar-width: none"></u></u><dialog>closed</dialog><dialog open>open</dialog><details><summary>more</summary></details>
  <table><tbody><tr><td>cell</td></tr></tbody></table><template></template><svg><path></path></svg>`;
const ASKED = [
  'display',
  'visibility',
  'opacity',
  'content',
  'pointerEvents',
  'color',
  'cursor',
  'overflow',
  'overflowX',
  'overflowY',
  'scrollbarColor',
  'scrollbarWidth',
  'position',
  'width',
  'height',
  'clip',
  'clipPath',
  'direction',
] as const;

const look = (styleOf: (element: Element) => CSSStyleDeclaration) =>
  [...document.querySelectorAll('*')].map((element) => [
    element.outerHTML,
    ASKED.map((name) => styleOf(element)[name]),
    styleOf(element).getPropertyValue('content-visibility'),
  ]);

test('the quick style of every element is what jsdom says, also after a rule and an attribute were added', () => {
  document.body.innerHTML = PAGE;
  const asked = window.getComputedStyle.bind(window);
  const quick = quickComputedStyle(window);
  const before = look(quick);
  expect(before).toEqual(look((element) => asked(element)));
  document.styleSheets[0]?.insertRule('td { display: none; visibility: collapse }');
  document.querySelector('dialog')?.setAttribute('open', '');
  expect(look(quick)).toEqual(look((element) => asked(element)));
  expect(look(quick)).not.toEqual(before);
});
