// Reads a PDF from standard input with pdfjs-dist and prints its text, a line for each page. A program of its own: the library is an ES module.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  console.log(
    items
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' '),
  );
}
