import type { MailParts } from './mail-text.ts';

/** `token`: what it is called; `until`: `YYYY-MM-DD`. The secret is in no mail. */
type RemoteTokenMadeValues = {
  name: string;
  remote: string;
  token: string;
  by: string;
  until: string;
  link: string;
};

const day = (date: string) => date.split('-').reverse().join('.');

/** Notifies an administrator of the platform that somebody can publish a part of the application from now on. */
export const remoteTokenMade = {
  sq: ({ name, remote, token, by, until, link }: RemoteTokenMadeValues): MailParts => ({
    subject: `U krijua një token për publikimin e pjesës ${remote}`,
    paragraphs: [
      `Përshëndetje ${name},`,
      `${by} krijoi tokenin “${token}”. Kush e ka, mund ta publikojë pjesën ${remote} të aplikacionit deri më ${day(until)}.`,
    ],
    link: { label: 'Shikoni tokenet', url: link },
    closing: ['Nëse nuk e dini pse, mbylleni tokenin dhe pyesni kush e krijoi.'],
  }),
  en: ({ name, remote, token, by, until, link }: RemoteTokenMadeValues): MailParts => ({
    subject: `A token for publishing ${remote} was made`,
    paragraphs: [
      `Hello ${name},`,
      `${by} made the token “${token}”. Whoever has it can publish the part ${remote} of the application until ${day(until)}.`,
    ],
    link: { label: 'See the tokens', url: link },
    closing: ['If you do not know why, end the token and ask who made it.'],
  }),
};
