import { xmlReader } from '#core/workbook/xml-reader.ts';

/** The texts of an answer by the names of their elements: those of each `record`, and those beside them. */
type XmlTexts = {
  root: string;
  records: Record<string, string>[];
  beside: Record<string, string>;
};

/** Reads an answer of S3: `record` names the element that a list repeats. Throws where it is no XML. */
export function xmlTexts(xml: string, record?: string): XmlTexts {
  const read: XmlTexts = { root: '', records: [], beside: {} };
  let inside: Record<string, string> | undefined;
  let text = '';
  const { write, end } = xmlReader({
    open: (name) => {
      read.root ||= name;
      if (name === record) inside = {};
      text = '';
    },
    text: (more) => {
      text += more;
    },
    close: (name) => {
      if (name === record && inside) {
        read.records.push(inside);
        inside = undefined;
      } else (inside ?? read.beside)[name] = text;
      text = '';
    },
  });
  write(xml);
  end();
  return read;
}
