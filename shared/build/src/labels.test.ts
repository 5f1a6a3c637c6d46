import { createRequire } from 'node:module';

const need = createRequire(__filename);
const { quickLabels } = need('../jest/labels.cjs') as { quickLabels: () => (this: object) => object | null };
const environment = createRequire(need.resolve('jest-environment-jsdom'));
const { JSDOM } = environment('jsdom') as { JSDOM: new (page: string) => { window: Window } };

const PAGE = `<label for="a">first</label><input id="a"><label>around <b><input type="hidden"><select></select></b><input></label>
  <label for="a">second</label><label for="">none</label><label for="gone">none</label><label for="d">a box</label><div id="d"><input id="e"></div>
  <label for="twice">two</label><p id="twice"></p><input id="twice"><label id="l">outer <label>inner <textarea></textarea></label></label>
  <label><button>press</button></label><output id="o"></output><meter></meter><progress></progress><label for="o">sum</label>`;

const implementationOf = (element: Element): object =>
  Reflect.get(element, Object.getOwnPropertySymbols(element)[0] as symbol);

test('the quick labels of every field and field of every label are those of jsdom, also after the page has changed', () => {
  const { document } = new JSDOM(PAGE).window;
  const slowly = quickLabels();
  const all = () => [...document.querySelectorAll<HTMLInputElement & HTMLLabelElement>('*')];
  const labels = (): HTMLLabelElement[] => all().filter(({ localName }) => localName === 'label');
  const placeOf = (field: object | null) => all().findIndex((one) => implementationOf(one) === field);
  const fields = () => labels().map(({ control }) => placeOf(control && implementationOf(control)));
  const bySlow = () => labels().map((label) => placeOf(slowly.call(implementationOf(label))));
  const named = () => all().map((field) => [...(field.labels ?? [])].map((label) => labels().indexOf(label)));
  const same = () => {
    const slow = bySlow();
    expect(fields()).toEqual(slow);
    expect(named()).toEqual(all().map((_, at) => [...slow.keys()].filter((label) => slow[label] === at)));
    return slow.filter((at) => at >= 0).length;
  };
  const before = same();
  document.querySelector('#d')?.removeAttribute('id');
  document.querySelector('#e')?.setAttribute('id', 'gone');
  document.querySelector('p')?.remove();
  expect(same()).toBe(before + 2);
  expect(document.querySelector<HTMLInputElement>('[type=hidden]')?.labels).toBeNull();
});
