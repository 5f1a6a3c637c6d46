// The one pnpm everything is installed with, fetched by npm where it is not there.

export const PNPM = 'pnpm@12.21.0';

/** npm hands its own settings to children as npm_config_*; pnpm must not take them for its own. */
export function ownEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(config|package|lifecycle)_/i.test(name)),
  );
}
