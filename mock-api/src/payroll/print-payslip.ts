import { readFile } from 'node:fs/promises';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Payslip } from '@paga/contract/payroll';
import { DomainError } from '../http/domain-error.ts';
import { upwards } from '../place.ts';
import { payslipDocument } from './payslip-document.ts';

const fonts = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'];
type Printer = { compiler: NodeCompiler; template: string };
let printer: Promise<Printer> | undefined;

// The compiler is a native library of tens of megabytes: it is loaded with the first payslip, not at start.
async function openPrinter(): Promise<Printer> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontFile = (font: string) => readFile(upwards(import.meta.dirname, `node_modules/@expo-google-fonts/inter/${font}`));
  const [template, ...fontBlobs] = await Promise.all([
    readFile(upwards(import.meta.dirname, 'src/payroll/payslip.typ'), 'utf8'),
    ...fonts.map(fontFile),
  ]);
  return { compiler: NodeCompiler.create({ fontArgs: [{ fontBlobs }] }), template };
}

/** A payslip as a tagged PDF of one page (PDF/UA-1), in the asked language, with the company's logo (a PNG) if it has one. */
export async function printPayslip(slip: Payslip, language: 'sq' | 'en', logo: Uint8Array | null = null): Promise<Uint8Array> {
  printer ??= openPrinter();
  const { compiler, template } = await printer;
  const inputs = { payslip: JSON.stringify({ ...payslipDocument(slip, language), logo: logo && [...logo] }) };
  const compiled = compiler.compile({ mainFileContent: template, inputs });
  if (!compiled.result)
    throw new DomainError('INTERNAL', {
      message: 'the payslip template does not compile',
      cause: compiled.takeDiagnostics()?.shortDiagnostics,
    });
  const bytes = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  compiler.evictCache(10);
  return bytes;
}
