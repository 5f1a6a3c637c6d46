/** The headers of an answer as XMLHttpRequest gives them: one a line. */
function headersIn(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name.trim()) headers.append(name.trim(), value.join(':').trim());
  }
  return headers;
}

/**
 * A `fetch` that reports how much of the body has been sent, from 0 to 1. Browsers report it through XMLHttpRequest only: a streamed body of
 * `fetch` needs HTTP/2, which a server on a plain port does not speak.
 */
export function fetchWithProgress(onProgress: (sent: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.responseType = 'blob';
      sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
      sending.onload = () => {
        const { status, statusText } = sending;
        const empty = status === 204 || status === 304;
        resolve(
          new Response(empty ? null : sending.response, {
            status,
            statusText,
            headers: headersIn(sending.getAllResponseHeaders()),
          }),
        );
      };
      sending.onerror = () => reject(new TypeError('the request failed'));
      sending.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => sending.abort());
      sending.send(body);
    });
  };
}
