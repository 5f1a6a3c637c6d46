// The shape of what a remote says of itself, as rows like those of a package: the fields of its remote.json, and of its entry in the registry.
import { tsImport } from 'tsx/esm/api';
import { typeSections } from './report.mjs';

const REGISTRY = 'shared/platform/src/registry/registry.ts';

const sorted = (facts) => JSON.stringify(facts, Object.keys(facts).sort());

/** Rows of a JSON schema: one for every field, below it those of its own. */
export function schemaRows(schema, key = '', optional = false) {
  const { type, properties, required = [], items, additionalProperties, default: _, ...facts } = schema;
  if (type === 'object' && properties)
    return [
      { key, optional, text: additionalProperties === false ? 'object, no other field' : 'object' },
      ...Object.entries(properties).flatMap(([name, inner]) =>
        schemaRows(inner, `${key}.${name}`, !required.includes(name)),
      ),
    ];
  if (type === 'array')
    return [{ key, optional, text: `list ${sorted(facts)}` }, ...schemaRows(items, `${key}[]`)];
  const inner = facts.anyOf?.filter((one) => one.type !== 'null');
  if (facts.anyOf?.length === 2 && inner.length === 1)
    return schemaRows(inner[0], key, optional).map((row) =>
      row.key === key ? { ...row, text: `${row.text} | null` } : row,
    );
  const choices = facts.enum?.map((value) => JSON.stringify(value)).sort();
  const alternatives = facts.anyOf?.map((one) => JSON.stringify(one)).sort();
  const text = (choices ?? alternatives)?.join(' | ') ?? sorted({ type, ...facts });
  const values =
    typeof additionalProperties === 'object' ? schemaRows(additionalProperties, `${key}.[]`) : [];
  return [{ key, optional, text }, ...values];
}

/** The sections of the report on the registry's shape. */
export async function registrySections({ root }) {
  const { RemoteManifest } = await tsImport(
    '../../platform/src/manifest/remote-manifest.ts',
    import.meta.url,
  );
  const { $schema: _, ...manifest } = RemoteManifest.toJSONSchema({ io: 'input' });
  return [
    ['remote.json in', schemaRows(manifest)],
    ...typeSections(REGISTRY, ['SignedRegistry', 'RegistryEntry', 'RemoteBuild'], { root }),
  ];
}
