import { createHash, createHmac } from 'node:crypto';

export type S3Keys = { region: string; accessKeyId: string; secretAccessKey: string };
export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | undefined;
};

/**
 * Returns the headers of a request to an S3-compatible store, signed by AWS Signature Version 4 with the hash of the body. The specification
 * is *Authenticating Requests: Using the Authorization Header* of the S3 API reference; the test has its examples.
 */
export function signS3(
  { method, url, headers = {}, body }: S3Request,
  { region, accessKeyId, secretAccessKey }: S3Keys,
  now: Date,
): Record<string, string> {
  const at = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = at.slice(0, 8);
  const bodyHash = hash(body ?? '');
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': at };
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .toSorted(byName);
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname.split('/').map(encode).join('/'),
    [...url.searchParams]
      .map(([name, value]) => [encodeURIComponent(name), encodeValue(value)] as const)
      .toSorted(byName)
      .map((pair) => pair.join('='))
      .join('&'),
    ...signed.map((pair) => pair.join(':')),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const text = ['AWS4-HMAC-SHA256', at, scope, hash(canonical)].join('\n');
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Encodes a part of a path that the URL may have encoded already. */
function encode(part: string): string {
  return encodeValue(decodeURIComponent(part));
}

function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}
