// Reads a PDF from standard input with pdfjs-dist and prints what its pages look like as JSON. A program of its own: the library is an ES module.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const [left, bottom, right, top] = page.view;
  const { items } = await page.getTextContent();
  const runs = items.filter(({ str }) => str.trim() !== '');
  const sizes = runs.map(({ transform: [, , across, up] }) => Math.hypot(across, up));
  pages.push({
    width: right - left,
    height: top - bottom,
    text: runs
      .map(({ str }) => str)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    smallest: Math.round(Math.min(...sizes) * 100) / 100,
    // How far down the page what is read goes, its foot apart; how far right.
    filled:
      1 -
      Math.min(...runs.map(({ transform }) => transform[5]).filter((y) => y > bottom + 50)) / (top - bottom),
    farthest: Math.max(...runs.map(({ transform, width }) => transform[4] + width)),
  });
}
console.log(JSON.stringify(pages));
