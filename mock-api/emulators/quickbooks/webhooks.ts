import { createHmac, randomUUID } from 'node:crypto';
import type { World } from './world.ts';

/** Something that changed, as a CloudEvent. */
export function cloudEvent(
  realm: string,
  entity: string,
  id: string,
  operation: 'created' | 'updated' | 'deleted',
  now: Date,
) {
  const type = `qbo.${entity.toLowerCase()}.${operation}.v1`;
  const about = { intuitentityid: id, intuitaccountid: realm };
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: 'paga.emulator',
    type,
    datacontenttype: 'application/json',
    time: now.toISOString(),
    ...about,
    data: {},
  };
}

/** Sends an array of events to the listening address, signed over the raw body, without waiting for an answer. */
export function sendWebhook({ state: { webhook } }: World, events: readonly object[]): void {
  if (!webhook) return;
  const body = JSON.stringify(events);
  const signature = createHmac('sha256', webhook.verifier).update(body).digest('base64');
  const headers = { 'content-type': 'application/json', 'intuit-signature': signature };
  fetch(webhook.url, { method: 'POST', body, headers }).catch(() => undefined);
}
