import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/cryptography.md');

/** A primitive of cryptography at work; `randomUUID` makes identifiers and guards nothing. */
const PRIMITIVE =
  /\b(createHash|createHmac|createCipheriv|createDecipheriv|createSign|createVerify|generateKeyPair\w*|createPrivateKey|createPublicKey|pbkdf2\w*|scrypt\w*|hkdf\w*|timingSafeEqual|randomBytes|randomInt|getRandomValues|verifyRegistrationResponse|verifyAuthenticationResponse|subtle\.\w+)\(|\bhash\('|from '@node-rs\/argon2'/;
const ALGORITHM = /\b(?:createHash|createHmac|hash)\(\s*'([\w-]+)'|= '((?:aes|chacha|des|rc4)[\w-]*)'/g;
const OF_PRODUCT = [
  'mock-api/src',
  'shell/src',
  'shared/client/src',
  'shared/contract/src',
  'shared/kit/src',
  'shared/payroll/src',
  'shared/platform/src',
];

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const sources = [...OF_PRODUCT, ...remotes.map((name) => `${name}/src`)]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixture)\.tsx?$|\/arrange\//.test(file));
const using = sources.filter((file) => PRIMITIVE.test(read(file)));
const named = [...page.matchAll(/`([\w./-]+\.ts)`/g)]
  .map(([, file = '']) => (/^(shared|shell|mf-|mock-api)/.test(file) ? file : `mock-api/src/${file}`))
  .filter((file) => !file.endsWith('.test.ts'));

test('every source that uses a primitive of cryptography is in the inventory, and none that uses none', () => {
  expect(using.length).toBeGreaterThan(20);
  expect([...new Set(named)].sort()).toEqual(using.sort());
});

test('every algorithm that the sources name is in the inventory', () => {
  const plain = page.toLowerCase().replace(/[^a-z0-9]/g, '');
  const algorithms = new Set(
    using.flatMap((file) => [...read(file).matchAll(ALGORITHM)].map(([, one, two]) => one ?? two ?? '')),
  );
  expect([...algorithms].sort()).toEqual(['aes-256-gcm', 'md5', 'sha1', 'sha256', 'sha384']);
  for (const algorithm of algorithms) expect(plain).toContain(algorithm.replace(/[^a-z0-9]/g, ''));
});
