// The members of one symbol as rows `{ key, optional, text }`: a key is the way to a member, such as `(1).onClose=>` of a component's props.
import { nameOfKey, parameterOf, signatureOf, typeParameters, typePrinter } from './print-type.mjs';

/** Types whose arguments stand on the same side as the type itself; so do those of ours; an argument of any other is both given and taken. */
const SAME_SIDE =
  /^(Array|Readonly\w*|Promise|Record|Partial|Required|Pick|Omit|Exclude|Extract|NonNullable|Set|Map|Parameters|ReturnType)$/;
const FLIPPED = { in: 'out', out: 'in', both: 'both' };

/** Whose side a line is on: every step into a parameter changes it. */
export const sideOf = (side, key) => ((key.match(/\(\d/g) ?? []).length % 2 === 0 ? side : FLIPPED[side]);

export const isType = ({ type }) => /^Ts(TypeAlias|Interface)Declaration$/.test(type);

const SCHEMAS = ['Object', 'Optional', 'Default', 'Array', 'Enum'];

/** Which schema of zod a type is, where it has parts that can be shown one by one. */
function schemaOf({ typeName, typeParams }) {
  const kind = typeName.left?.value === 'z' && typeName.right?.value?.replace(/^Zod/, '');
  const args = typeParams?.params ?? [];
  const isLiteral = args[0]?.type === 'TsTypeLiteral';
  return SCHEMAS.includes(kind) && (isLiteral || /Optional|Default|Array/.test(kind))
    ? { kind, args }
    : undefined;
}

/** The component inside one that is drawn only when its props change. */
const memoisedIn = ({ typeName, qualifier, typeParams, typeArguments }) =>
  (typeName ?? qualifier)?.value === 'MemoExoticComponent'
    ? (typeParams ?? typeArguments).params[0]
    : undefined;

/** The keys of a constant that is an object. */
function keysIn(find, file, name) {
  const target = find.localOf(file, name);
  const [node] = target?.file ? (find.inFile(target.file).own.get(target.name) ?? []) : [];
  const shape = node?.type === 'VariableDeclarator' && node.id.typeAnnotation?.typeAnnotation;
  return shape?.type === 'TsTypeLiteral' ? shape.members.map(({ key }) => nameOfKey(key)) : undefined;
}

/** Writes the members of one symbol, which lies at `place` and is on a side. */
class SymbolRows {
  rows = [];
  #place;
  #side;
  #find;
  #follow;
  /** The side of what is written now. */
  #at;

  constructor({ place, side, find, follow }) {
    this.#place = place;
    this.#side = this.#at = side;
    this.#find = find;
    this.#follow = follow;
  }

  print = typePrinter({
    refer: (name, args) => this.#name(this.#find.localOf(this.#place.file, name.split('.')[0]), name, args),
    keysOf: (name) => keysIn(this.#find, this.#place.file, name),
    imported: (from, name, args) =>
      this.#name(this.#find.importedFrom(this.#place.file, from, name), name, args),
  });

  /** Writes a name and the types it is handed, and follows it where it is ours. */
  #name(target, name, args) {
    const isOurs = target && !target.outside;
    if (isOurs) this.#follow(target, this.#at);
    const before = this.#at;
    if (!isOurs && !SAME_SIDE.test(name)) this.#at = 'both';
    const given = args.map((arg) => this.print(arg));
    this.#at = before;
    const called = isOurs ? this.#find.titleOf(target) : name;
    return given.length > 0 ? `${called}<${given.join(', ')}>` : called;
  }

  add(key, optional, text) {
    this.rows.push({ key, optional, text });
  }

  type(node, key, optional = false) {
    this.#at = sideOf(this.#side, key);
    if (!node) return this.add(key, optional, 'any');
    const inside = node.type === 'TsParenthesizedType' ? node.typeAnnotation : memoisedIn(node);
    if (inside) return this.type(inside, key, optional);
    const schema = node.type === 'TsTypeReference' && schemaOf(node);
    if (schema) return this.#schema(schema, key, optional);
    if (node.type === 'TsTypeLiteral') return this.#object([node], '{}', key, optional);
    if (node.type === 'TsFunctionType') return this.signature(node, key, optional);
    if (node.type !== 'TsIntersectionType') return this.add(key, optional, this.print(node));
    const isLiteral = (part) => part.type === 'TsTypeLiteral';
    const others = node.types.filter((part) => !isLiteral(part)).map((part) => this.print(part));
    return this.#object(node.types.filter(isLiteral), ['{}', ...others.sort()].join(' & '), key, optional);
  }

  #object(literals, text, key, optional) {
    this.add(key, optional, text);
    for (const literal of literals) this.members(literal.members, key);
  }

  /** A schema is shown as what it describes. */
  #schema({ kind, args }, key, optional) {
    if (kind === 'Optional' || kind === 'Default') return this.type(args[0], key, true);
    if (kind === 'Array') {
      this.add(key, optional, 'list');
      return this.type(args[0], `${key}[]`);
    }
    if (kind === 'Object')
      return this.#object([args[0]], `object ${args[1] ? this.print(args[1]) : ''}`.trim(), key, optional);
    const choices = args[0].members.map((one) => JSON.stringify(nameOfKey(one.key)));
    return this.add(key, optional, choices.sort().join(' | '));
  }

  #generic(parameters) {
    this.#at = 'both';
    const names = typeParameters(parameters, this.print);
    return names ? `<${names}>` : '';
  }

  signature(node, key, optional = false) {
    const { generic, params, answer } = signatureOf(node);
    this.add(key, optional, `function${this.#generic(generic)}`);
    for (const [index, one] of params.entries()) {
      const parameter = parameterOf(one);
      this.type(parameter.type, `${key}(${index + 1}${parameter.rest ? '...' : ''})`, parameter.optional);
    }
    if (node.type !== 'Constructor') this.type(answer, `${key}=>`);
  }

  members(list, key) {
    for (const one of list)
      if (one.accessibility !== 'private' && !/^Private/.test(one.type)) this.#member(one, key);
  }

  #member(one, key) {
    const inner = one.key && `${key}${one.isStatic ? '.static' : ''}.${nameOfKey(one.key)}`;
    const optional = one.optional === true || one.isOptional === true;
    switch (one.type) {
      case 'TsIndexSignature':
        return this.type(one.typeAnnotation.typeAnnotation, `${key}.[]`, true);
      case 'TsMethodSignature':
        return this.signature(one, inner, optional);
      case 'ClassMethod':
        return one.kind === 'method'
          ? this.signature(one.function, inner, optional)
          : this.type(signatureOf(one.function).answer, inner);
      case 'Constructor':
      case 'TsConstructSignatureDeclaration':
        return this.signature(one, `${key}.new`);
      case 'TsCallSignatureDeclaration':
        return this.signature(one, `${key}()`);
      default:
        return this.type(one.typeAnnotation?.typeAnnotation, inner, optional);
    }
  }

  /** A declaration as a whole. */
  declaration(node) {
    const written = {
      TsTypeAliasDeclaration: () => {
        if (node.typeParams) this.add('', false, `type${this.#generic(node.typeParams)}`);
        this.type(node.typeAnnotation, node.typeParams ? '=' : '');
      },
      TsInterfaceDeclaration: () => {
        const also = node.extends.map((one) => ` & ${this.print(one)}`).sort();
        this.#object(
          [{ members: node.body.body }],
          `{}${this.#generic(node.typeParams)}${also.join('')}`,
          '',
        );
      },
      ClassDeclaration: () => {
        const also = node.superClass ? ` & ${node.superClass.value}` : '';
        this.#object([{ members: node.body }], `class${this.#generic(node.typeParams)}${also}`, '');
      },
      FunctionDeclaration: () => this.signature(node, ''),
      VariableDeclarator: () =>
        node.init
          ? this.add('', false, JSON.stringify(node.init.value))
          : this.type(node.id.typeAnnotation?.typeAnnotation, ''),
    }[node.type];
    if (!written) throw new Error(`${this.#place.file}: the surface cannot write a ${node.type}`);
    written();
  }
}

/**
 * The members of one symbol as rows `{ key, optional, text }`. `at` says where it lies and on which side, how names are found, and who is shown every name
 * that is met: `{ place, side, find, follow }`.
 */
export function rowsOf(nodes, at) {
  return nodes.flatMap((node, index) => {
    const written = new SymbolRows(at);
    written.declaration(node);
    const prefix = index === 0 ? '' : isType(node) ? 'type' : `overload${index + 1}`;
    return written.rows.map((row) => ({
      ...row,
      key: `${prefix}${row.key}`,
      optional: row.optional === true,
    }));
  });
}
