// Whether every value of one JSON schema fits another: what somebody sends and somebody else takes. Answers `[]`, or why not, one sentence each.

const choicesOf = ({ enum: all, ...schema }) => all ?? ('const' in schema ? [schema.const] : undefined);
const typeOf = (value) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};
const typesOf = ({ type, properties, items }) => {
  if (type) return [type].flat();
  if (properties) return ['object'];
  return items ? ['array'] : undefined;
};
const fitsType = (type, types) => types.includes(type) || (type === 'integer' && types.includes('number'));

/** Limits that are checked where a value is taken: each with whether the sender's is within it. */
const LIMITS = {
  minimum: (sent, taken) => sent >= taken,
  exclusiveMinimum: (sent, taken) => sent >= taken,
  minLength: (sent, taken) => sent >= taken,
  minItems: (sent, taken) => sent >= taken,
  maximum: (sent, taken) => sent <= taken,
  maxLength: (sent, taken) => sent <= taken,
  maxItems: (sent, taken) => sent <= taken,
  multipleOf: (sent, taken) => Number.isInteger(Math.round((sent / taken) * 1e6) / 1e6),
  pattern: (sent, taken) => sent === taken,
};

/** What a schema that names its values allows at the least, for the limits of another. */
function limitFaults(sent, taken, at) {
  return Object.entries(LIMITS).flatMap(([name, isWithin]) => {
    if (!(name in taken)) return [];
    const own = sent[name] ?? (name === 'minimum' ? sent.exclusiveMinimum : undefined);
    const loose = { minLength: 0, minItems: 0 }[name];
    const value = own ?? loose;
    if (value !== undefined && isWithin(value, taken[name])) return [];
    return [`${at} may break ${name} ${JSON.stringify(taken[name])}`];
  });
}

/**
 * Compares in one direction. `sender` and `taker` give the schema of a reference in their documents; `isChecked`: the taker checks what it takes, refuses
 * unknown fields and values beyond its limits (a server its inputs); else it only reads what it knows (a page its answers).
 */
export class Subset {
  #seen = new Set();
  #sender;
  #taker;
  #isChecked;

  constructor({ sender, taker, isChecked }) {
    this.#sender = sender;
    this.#taker = taker;
    this.#isChecked = isChecked;
  }

  /** Why not every value of the first fits the second, at a place that the sentences name. */
  faults(sentSchema, takenSchema, at) {
    // What refers to itself fits if it fits below.
    if ((sentSchema.$ref || takenSchema.$ref) && !this.#isNew(sentSchema, takenSchema)) return [];
    const [sent, taken] = [this.#sender(sentSchema), this.#taker(takenSchema)];
    if (Object.keys(taken).length === 0) return [];
    const { anyOf, oneOf, ...rest } = sent;
    const branches = anyOf ?? oneOf;
    if (branches) return branches.flatMap((branch) => this.faults({ ...rest, ...branch }, taken, at));
    const choices = choicesOf(sent);
    const others = taken.anyOf ?? taken.oneOf;
    if (others && choices) return choices.flatMap((value) => this.#oneOf({ const: value }, others, at));
    if (others) return this.#oneOf(sent, others, at);
    if (choices) return choiceFaults(choices, taken, at);
    const wanted = choicesOf(taken)?.map((one) => JSON.stringify(one));
    return wanted ? [`${at} may be more than ${wanted.join(', ')}`] : this.#plainFaults(sent, taken, at);
  }

  #isNew(...pair) {
    const key = JSON.stringify(pair);
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  /** It fits one of several; where it fits none, why not the nearest. */
  #oneOf(sent, others, at) {
    const tried = others.map((other) => {
      const before = new Set(this.#seen);
      const found = this.faults(sent, other, at);
      if (found.length > 0) this.#seen = before;
      return found;
    });
    return tried.reduce((best, found) => (found.length < best.length ? found : best));
  }

  #plainFaults(sent, taken, at) {
    const [has, may] = [typesOf(sent), typesOf(taken)];
    if (may && !has) return [`${at} may be anything, not only ${may.join(' or ')}`];
    const wrong = (has ?? []).filter((type) => may && !fitsType(type, may));
    if (wrong.length > 0) return [`${at} may be ${wrong.join(' or ')}`];
    const isRecord = !(sent.properties || taken.properties || taken.required);
    return [
      ...(taken.format && sent.format !== taken.format ? [`${at} is no ${taken.format}`] : []),
      ...(this.#isChecked ? limitFaults(sent, taken, at) : []),
      ...(isRecord ? this.#recordFaults(sent, taken, at) : this.#objectFaults(sent, taken, at)),
      ...(sent.items && taken.items ? this.faults(sent.items, taken.items, `${at}[]`) : []),
    ];
  }

  #recordFaults({ additionalProperties: sent = {} }, { additionalProperties: taken }, at) {
    return typeof taken === 'object' ? this.faults(sent, taken, `${at}.[]`) : [];
  }

  #objectFaults(sent, taken, at) {
    const known = taken.properties ?? {};
    const missing = (taken.required ?? []).filter((name) => !sent.required?.includes(name));
    const other = taken.additionalProperties;
    const isClosed = other === false && this.#isChecked;
    const fields = Object.entries(sent.properties ?? {}).flatMap(([name, inner]) => {
      if (Object.hasOwn(known, name)) return this.faults(inner, known[name], `${at}.${name}`);
      if (isClosed)
        return [`${at}.${name} is not known${sent.required?.includes(name) ? ', and is always sent' : ''}`];
      return typeof other === 'object' ? this.faults(inner, other, `${at}.${name}`) : [];
    });
    const rest = sent.additionalProperties;
    const isOpen = typeof rest === 'object' && Object.keys(rest).length > 0;
    const values = isOpen && typeof other === 'object' ? this.faults(rest, other, `${at}.[]`) : [];
    const unknown = isOpen && isClosed ? [`${at} may have fields that are not known`] : [];
    return [...missing.map((name) => `${at}.${name} may be missing`), ...fields, ...values, ...unknown];
  }
}

/** Values that are named one by one. */
function choiceFaults(choices, taken, at) {
  const allowed = choicesOf(taken);
  const types = typesOf(taken);
  const wrong = choices.filter((value) =>
    allowed ? !allowed.includes(value) : types && !fitsType(typeOf(value), types),
  );
  return wrong.map((value) => `${at} may be ${JSON.stringify(value)}`);
}
