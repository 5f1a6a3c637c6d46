import { SaxesParser } from 'saxes';

type Attributes = Readonly<Record<string, string>>;

/** Fields of Word that start a program, or read a file or a database when the document is opened or its fields are renewed. */
const ACTING_FIELD = /^(DDE|DDEAUTO|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK|DATABASE|RD)$/i;
/** Stands in a field for one inside it: its name could be put together from others, such as `QUOTE 68 68 69`. */
const INNER = '\u0001';

/** A formula that speaks to another program (`cmd|'/c calc'!A0`), or a function that loads or runs something. */
const ACTING_FORMULA =
  /(^|[^\w.])[\w.]+\s*\||\b(_xlfn\.)?(WEBSERVICE|IMAGE|RTD|CALL|EXEC|REGISTER(\.ID)?|FOPEN|DDE|SQL\.REQUEST)\s*\(/i;
const QUOTED = /"[^"]*"/g;

/** Parts that bring something in, or are run, wherever they lie. */
const ACTING_RELATION = /\/(aFChunk|oleObject|xlMacrosheet|xlIntlMacrosheet|vbaProject|webextension\w*)$/i;
/** A link that a person clicks: it does nothing by itself. */
const CLICKED = /\/hyperlink$/;
/** Elements of Excel that read from another program, the web or a database, and of Word that bring in a document or a data source. */
const ACTING_ELEMENT = /^(ddeLink|oleLink|webPr|dbPr|olapPr|textPr|altChunk|connectString|subDoc)$/;
const RUNS = /^ppaction:\/\/(program|macro|ole)/i;
const ELSEWHERE = /^\s*([a-z][a-z0-9+.-]+:|\\\\|\/\/)/i;
const PICTURE = /^(imagedata|fill|stroke|image)$/;

const relation = ({ TargetMode = '', Type = '' }: Attributes) =>
  (TargetMode.toLowerCase() === 'external' && !CLICKED.test(Type)) || ACTING_RELATION.test(Type)
    ? (Type.split('/').at(-1) ?? Type)
    : undefined;

function fieldName(instruction: string): string | undefined {
  const [name = ''] = instruction.trim().split(/[\s"]/);
  if (name.includes(INNER)) return 'a field whose name is made by another';
  return ACTING_FIELD.test(name) ? name.toUpperCase() : undefined;
}

function formulaName(formula: string): string | undefined {
  return ACTING_FORMULA.exec(formula.replace(QUOTED, '""'))?.[0].trim();
}

/** Follows fields of Word, whose instructions may be spread over many runs and stand inside one another. */
class Fields {
  private readonly open: { text: string; reads: boolean }[] = [];

  /** What the field acts by, once its instruction is whole. */
  mark(type: string): string | undefined {
    if (type === 'begin') this.open.push({ text: '', reads: true });
    else if (type === 'separate') return this.close(this.open.at(-1));
    else if (type === 'end') {
      const found = this.close(this.open.pop());
      this.add(INNER);
      return found;
    }
    return undefined;
  }

  add(text: string): void {
    const field = this.open.at(-1);
    if (field?.reads) field.text += text;
  }

  /** An instruction without its end is one for Word. */
  rest(): string | undefined {
    return this.open.map((field) => this.close(field)).find(Boolean);
  }

  private close(field: { text: string; reads: boolean } | undefined): string | undefined {
    if (!field?.reads) return undefined;
    field.reads = false;
    return fieldName(field.text);
  }
}

const local = (name: string) => name.split(':').at(-1) ?? name;
const attributeOf = (attributes: Attributes, wanted: string) =>
  Object.entries(attributes).find(([name]) => local(name) === wanted)?.[1];

function actsByTag(name: string, attributes: Attributes): string | undefined {
  if (name === 'Relationship') return relation(attributes);
  if (ACTING_ELEMENT.test(name)) return name;
  if (name === 'fldSimple') return fieldName(attributeOf(attributes, 'instr') ?? '');
  if (RUNS.test(attributeOf(attributes, 'action') ?? '')) return attributeOf(attributes, 'action');
  return PICTURE.test(name) && ELSEWHERE.test(attributeOf(attributes, 'src') ?? '')
    ? `${name} src`
    : undefined;
}

/**
 * What an XML part of an office file does by itself when the file is opened, named as a person finds it in the document (`DDEAUTO`); undefined when it does
 * nothing. `isStrict`: a part that cannot be read, or has a document type of its own, counts as acting too.
 */
export function actsByItself(xml: string, isStrict: boolean): string | undefined {
  const parser = new SaxesParser();
  const fields = new Fields();
  let [found, text]: [string | undefined, string] = [undefined, ''];
  parser.on('error', () => {
    if (isStrict) found ??= 'a part that cannot be read';
  });
  parser.on('doctype', (doctype) => {
    if (isStrict || doctype.includes('<!ENTITY')) found ??= 'a document type';
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = attributes as Attributes;
    found ??= actsByTag(local(name), values);
    if (local(name) === 'fldChar') found ??= fields.mark(attributeOf(values, 'fldCharType') ?? '');
    text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('cdata', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (/^(instrText|delInstrText)$/.test(local(name))) fields.add(text);
    if (/^(f|formula\d?|definedName)$/.test(local(name))) found ??= formulaName(text);
    text = '';
  });
  parser.write(xml).close();
  return found ?? fields.rest();
}
