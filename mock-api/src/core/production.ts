/**
 * Whether real people's data is served: `NODE_ENV=production` says so, and without `NODE_ENV` an address that people open by https does. It asks more of the
 * settings, and shows nothing of a demo.
 */
export function isProduction(env: NodeJS.ProcessEnv = process.env): boolean {
  const { NODE_ENV: named, PUBLIC_URL: address } = env;
  return named ? named === 'production' : /^https:/i.test(address ?? '');
}
