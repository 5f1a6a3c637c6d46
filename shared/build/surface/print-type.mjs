// A type of a declaration file as text in which order, names of parameters and comments do not matter.

const sorted = (texts) => [...new Set(texts)].sort();

export const nameOfKey = (key) =>
  key.type === 'Computed' ? `[${key.expression.value ?? '?'}]` : String(key.value ?? '?');

function pathOf(name) {
  if (name.type === 'TsQualifiedName') return `${pathOf(name.left)}.${pathOf(name.right)}`;
  return name.value;
}

const typeOf = (annotation) => annotation?.typeAnnotation;

/** A parameter: whether it may be left out, whether it takes the rest, and its type. */
export function parameterOf(given) {
  const pattern = given.pat ?? given.param ?? given;
  const inner = pattern.type === 'AssignmentPattern' ? pattern.left : pattern;
  return {
    rest: inner.type === 'RestElement',
    optional: inner.optional === true || pattern.type === 'AssignmentPattern',
    type: typeOf(inner.typeAnnotation),
  };
}

const parametersOf = (list, print) =>
  list.map((one) => {
    const { rest, optional, type } = parameterOf(one);
    return `${rest ? '...' : ''}${optional ? '?' : ''}${type ? print(type) : 'any'}`;
  });

export const typeParameters = (node, print) =>
  (node?.parameters ?? node?.params ?? [])
    .map(({ name, constraint, default: other }) =>
      [name.value, constraint && ` extends ${print(constraint)}`, other && ` = ${print(other)}`].join(''),
    )
    .join(', ');

/** What a function of any kind of node takes and answers. */
export const signatureOf = (node) => ({
  generic: node.typeParams ?? node.typeParameters,
  params: node.params,
  answer: typeOf(node.returnType ?? node.typeAnn ?? node.typeAnnotation),
});

function functionText(node, print) {
  const { generic, params, answer } = signatureOf(node);
  const names = typeParameters(generic, print);
  const parameters = parametersOf(params, print).join(', ');
  return `${names && `<${names}>`}(${parameters}) => ${answer ? print(answer) : 'void'}`;
}

function memberText(member, print) {
  switch (member.type) {
    case 'TsPropertySignature':
      return `${nameOfKey(member.key)}${member.optional ? '?' : ''}: ${print(typeOf(member.typeAnnotation))}`;
    case 'TsMethodSignature':
      return `${nameOfKey(member.key)}${member.optional ? '?' : ''}: ${functionText(member, print)}`;
    case 'TsIndexSignature':
      return `[${parametersOf(member.params, print)}]: ${print(typeOf(member.typeAnnotation))}`;
    case 'TsGetterSignature':
      return `${nameOfKey(member.key)}: ${print(typeOf(member.typeAnnotation))}`;
    default:
      return functionText(member, print);
  }
}

const literalText = ({ type, value }) =>
  type === 'StringLiteral' ? JSON.stringify(value) : String(value ?? null);

function templateText({ types, quasis }, print) {
  const parts = quasis.map(({ raw }, at) => `${raw}${types[at] ? `\${${print(types[at])}}` : ''}`);
  return `\`${parts.join('')}\``;
}

const part = (text) => (text.includes('=>') ? `(${text})` : text);
const atom = (text) => (/ \| | & |=>|^keyof | extends /.test(text) ? `(${text})` : text);

/** How each kind of type is written; `refer` writes a name and follows it, `imported` one of another file, `keysOf` gives the keys of a constant. */
const WRITTEN = {
  TsKeywordType: ({ kind }) => kind,
  TsThisType: () => 'this',
  TsParenthesizedType: ({ typeAnnotation }, { print }) => print(typeAnnotation),
  TsUnionType: ({ types }, { print }) => sorted(types.map((type) => part(print(type)))).join(' | '),
  TsIntersectionType: ({ types }, { print }) => sorted(types.map((type) => part(print(type)))).join(' & '),
  TsArrayType: ({ elemType }, { print }) => `${atom(print(elemType))}[]`,
  TsTupleType: ({ elemTypes }, { print }) =>
    `[${elemTypes.map(({ ty, label }) => `${label?.type === 'RestElement' ? '...' : ''}${print(ty)}${label?.optional ? '?' : ''}`).join(', ')}]`,
  TsOptionalType: ({ typeAnnotation }, { print }) => `${print(typeAnnotation)}?`,
  TsRestType: ({ typeAnnotation }, { print }) => `...${print(typeAnnotation)}`,
  TsTypeOperator: ({ op, typeAnnotation }, { print, keysOf }) => {
    const named = op === 'keyof' && typeAnnotation.type === 'TsTypeQuery' && typeAnnotation.exprName;
    const keys = named && named.type === 'Identifier' ? keysOf(named.value) : undefined;
    return keys
      ? sorted(keys.map((key) => JSON.stringify(key))).join(' | ')
      : `${op} ${print(typeAnnotation)}`;
  },
  TsIndexedAccessType: ({ objectType, indexType }, { print }) =>
    `${atom(print(objectType))}[${print(indexType)}]`,
  TsConditionalType: ({ checkType, extendsType, trueType, falseType }, { print }) =>
    `${print(checkType)} extends ${print(extendsType)} ? ${print(trueType)} : ${print(falseType)}`,
  TsInferType: ({ typeParam }) => `infer ${typeParam.name.value}`,
  TsLiteralType: ({ literal }, { print }) =>
    literal.type === 'TemplateLiteral' ? templateText(literal, print) : literalText(literal),
  TsTemplateLiteralType: (node, { print }) => templateText(node, print),
  TsTypePredicate: ({ paramName, typeAnnotation, asserts }, { print }) =>
    `${asserts ? 'asserts ' : ''}${paramName.type === 'TsThisType' ? 'this ' : ''}is ${typeAnnotation ? print(typeOf(typeAnnotation)) : 'true'}`,
  TsMappedType: ({ typeParam, nameType, typeAnnotation, optional, readonly }, { print }) =>
    `{ ${readonly ? 'readonly ' : ''}[${typeParam.name.value} in ${print(typeParam.constraint)}${nameType ? ` as ${print(nameType)}` : ''}]${optional ? '?' : ''}: ${print(typeAnnotation)} }`,
  TsTypeLiteral: ({ members }, { print }) =>
    `{ ${sorted(members.map((member) => memberText(member, print))).join('; ')} }`,
  TsFunctionType: (node, { print }) => functionText(node, print),
  TsConstructorType: (node, { print }) => `new ${functionText(node, print)}`,
  TsTypeReference: ({ typeName, typeParams }, { refer }) => refer(pathOf(typeName), typeParams?.params ?? []),
  TsExpressionWithTypeArguments: ({ expression, typeArguments }, { refer }) =>
    refer(expression.value ?? pathOf(expression), typeArguments?.params ?? []),
  TsTypeQuery: ({ exprName, typeArguments }, { print, refer }) =>
    `typeof ${exprName.type === 'TsImportType' ? print(exprName) : refer(pathOf(exprName), typeArguments?.params ?? [])}`,
  TsImportType: ({ argument, qualifier, typeArguments }, { imported }) =>
    imported(argument.value, qualifier ? pathOf(qualifier) : '*', typeArguments?.params ?? []),
};

/** A printer of types; what it is handed says how a name is written. */
export function typePrinter(names) {
  const print = (node) => {
    const write = WRITTEN[node.type];
    if (!write) throw new Error(`the surface cannot write a ${node.type}`);
    return write(node, { print, ...names });
  };
  return print;
}
