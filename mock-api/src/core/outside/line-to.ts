import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { staysOnThisMachine } from '../loopback.ts';

/** Another program that is spoken to over a socket: on this machine, or over TLS. */
export type Place = { host: string; port: number; tls: boolean } | { path: string };

/**
 * Reads `unix:/run/x.sock`, `tcp://127.0.0.1:3310` or `tls://host:port`; throws a sentence for the person who set it. What is sent there are people's files or
 * what they did, so an open line leads no further than this machine.
 */
export function placeFrom(name: string, text: string): Place {
  if (/^unix:\/./.test(text)) return { path: text.slice('unix:'.length) };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const port = Number(url?.port);
  if (!url?.hostname || !port || !/^(tcp|tls):$/.test(url.protocol))
    throw new Error(`${name} must look like unix:/path/to/socket, tcp://127.0.0.1:PORT or tls://host:PORT`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const tls = url.protocol === 'tls:';
  if (!tls && !staysOnThisMachine(host))
    throw new Error(`${name} leads to another machine: it must begin with tls://`);
  return { host, port, tls };
}

/** A line to that place; with TLS its certificate is verified. */
export function lineTo(place: Place): Socket {
  if ('path' in place) return connect(place.path);
  const { host, port } = place;
  return place.tls ? connectTls({ host, port, servername: host }) : connect({ host, port });
}
