import { type Mode, type Palette, palettes } from './tokens.ts';

type Rgb = readonly [number, number, number];

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [red, green, blue] = rgb(hex).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const modes: Mode[] = ['light', 'dark'];
const grounds: (keyof Palette)[] = ['page', 'surface', 'sunken', 'raised', 'hover'];
const words: (keyof Palette)[] = [
  'text',
  'textMuted',
  'textFaint',
  'brandText',
  'info',
  'warning',
  'dangerText',
];
const onSoft: [keyof Palette, keyof Palette][] = [
  ['brandText', 'brandSoft'],
  ['info', 'infoSoft'],
  ['warning', 'warningSoft'],
  ['dangerText', 'dangerSoft'],
  ['text', 'brandSoft'],
  ['text', 'dangerSoft'],
  ['text', 'warningSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBrand', 'brandActive'],
  ['onBrand', 'danger'],
  ['onBrand', 'dangerHover'],
];

const charts = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;

// Machado, Oliveira, Fernandes 2009: what is left of linear RGB with one kind of cone missing.
const visions = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
type Vision = keyof typeof visions;

function see(hex: string, vision: Vision): number[] {
  const parts = rgb(hex).map(linear);
  return visions[vision].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce<number>((sum, share, at) => sum + share * (parts[at] ?? 0), 0),
      ),
    ),
  );
}

/** CIE Lab of linear RGB, D65. */
function lab([red = 0, green = 0, blue = 0]: number[]): number[] {
  const bend = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe.each(modes)('%s', (mode) => {
  const palette = palettes[mode];

  test.each(words.flatMap((word) => grounds.map((ground) => [word, ground] as const)))(
    '%s on %s has AA contrast',
    (word, ground) => {
      expect(contrast(palette[word], palette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(onSoft)('%s on %s has AA contrast', (word, ground) => {
    expect(contrast(palette[word], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['lineStrong', 'focus', 'chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const)(
    '%s stands out from the surface',
    (name) => {
      expect(contrast(palette[name], palette.surface)).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(Object.keys(visions) as Vision[])('the chart colours stay apart for %s eyes', (vision) => {
    const seen = charts.map((name) => lab(see(palette[name], vision)));
    const distances = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other) => Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(12);
  });
});
