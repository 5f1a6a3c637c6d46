/** Light or dark. */
export type Mode = 'light' | 'dark';

/** Meaning of a colour: the same six words for tags, alerts, row marks and toasts. */
export type Tone = 'neutral' | 'brand' | 'success' | 'info' | 'warning' | 'danger';

/** Every colour of the product, once per mode. Hex, so that the contrast test can measure them. */
export type Palette = {
  page: string;
  surface: string;
  sunken: string;
  raised: string;
  hover: string;
  line: string;
  lineStrong: string;
  text: string;
  textMuted: string;
  textFaint: string;
  brand: string;
  brandHover: string;
  brandActive: string;
  brandText: string;
  brandSoft: string;
  brandLine: string;
  onBrand: string;
  info: string;
  infoSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerHover: string;
  dangerText: string;
  dangerSoft: string;
  focus: string;
  chart1: string;
  chart2: string;
  chart3: string;
  chart4: string;
  chart5: string;
  chart6: string;
};

const light: Palette = {
  page: '#f7f6f3',
  surface: '#ffffff',
  sunken: '#f2f0ec',
  raised: '#ffffff',
  hover: '#f5f4f0',
  line: '#e2dfd8',
  lineStrong: '#8f8a80',
  text: '#1f1d1a',
  textMuted: '#57534b',
  textFaint: '#6b665e',
  brand: '#0e7a50',
  brandHover: '#0b6843',
  brandActive: '#085336',
  brandText: '#0a6340',
  brandSoft: '#e6f3ec',
  brandLine: '#a9d3be',
  onBrand: '#ffffff',
  info: '#1d5a9e',
  infoSoft: '#e8f0f9',
  warning: '#865000',
  warningSoft: '#fdf2de',
  danger: '#b3261e',
  dangerHover: '#971d16',
  dangerText: '#a5211a',
  dangerSoft: '#fcecea',
  focus: '#0e7a50',
  chart1: '#0e7a50',
  chart2: '#373eaa',
  chart3: '#b26717',
  chart4: '#ac6fb0',
  chart5: '#2b96f4',
  chart6: '#613a0c',
};

const dark: Palette = {
  page: '#151412',
  surface: '#1d1c19',
  sunken: '#252320',
  raised: '#282622',
  hover: '#262420',
  line: '#37342e',
  lineStrong: '#827c71',
  text: '#f1eee8',
  textMuted: '#bdb7ab',
  textFaint: '#a39d91',
  brand: '#0f7d53',
  brandHover: '#0d7049',
  brandActive: '#0b613f',
  brandText: '#5cc997',
  brandSoft: '#153225',
  brandLine: '#2c6b4d',
  onBrand: '#ffffff',
  info: '#8dbbf2',
  infoSoft: '#1a2a3d',
  warning: '#f0b75e',
  warningSoft: '#362912',
  danger: '#c0362d',
  dangerHover: '#a92d25',
  dangerText: '#ff9387',
  dangerSoft: '#3b1f1c',
  focus: '#5cc997',
  chart1: '#35b27c',
  chart2: '#7f83f5',
  chart3: '#e8c04a',
  chart4: '#d561b2',
  chart5: '#8ff0f5',
  chart6: '#8f8f45',
};

/** The colours of both modes. */
export const palettes: Record<Mode, Palette> = { light, dark };

/** Sizes: a 4 px grid, one radius, four type sizes, two weights, 150 ms. */
export const sizes = {
  radius: 6,
  fontSmall: 12,
  font: 14,
  fontLarge: 18,
  fontHuge: 26,
  weight: 400,
  weightStrong: 600,
  row: 36,
  rowTouch: 44,
  rowTall: 52,
  motion: 150,
} as const;

/** Pixels between what stands side by side or below one another. */
export type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** The shipped family first, then what the system has. */
export const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

const kebab = (name: string): string => name.replace(/([A-Z]|\d)/g, (part) => `-${part.toLowerCase()}`);

/** The palette as CSS custom properties: `brandSoft` becomes `--paga-brand-soft`. */
export function cssVariables(mode: Mode): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palettes[mode]).map(([name, colour]) => [`--paga-${kebab(name)}`, colour]),
  );
}

/**
 * The widest page that is a phone's, in pixels: there rows are cards and windows are sheets. One figure for the product: stylesheets write it into
 * `@media (max-width: 640px)` and `(min-width: 641px)`, which a test compares with it.
 */
export const PHONE_WIDTH = 640;
