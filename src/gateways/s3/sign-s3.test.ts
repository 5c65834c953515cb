import { expect, test } from 'vitest';
import { signS3 } from './sign-s3.ts';

// The examples of the S3 API reference, "Signature Calculations for the Authorization Header".
const keys = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00Z');
const at = (path: string) => new URL(`https://examplebucket.s3.amazonaws.com${path}`);
const signatureOf = (headers: Record<string, string>) => headers['authorization']!.split('Signature=')[1];

test('signatures match the examples in the API reference', () => {
  const range = { method: 'GET', url: at('/test.txt'), headers: { Range: 'bytes=0-9' } } as const;
  expect(signatureOf(signS3(range, keys, now))).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  const list = { method: 'GET', url: at('/?max-keys=2&prefix=J') } as const;
  expect(signatureOf(signS3(list, keys, now))).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
  const body = Buffer.from('Welcome to Amazon S3.');
  const put = {
    method: 'PUT',
    url: at('/test$file.text'),
    headers: { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body,
  } as const;
  expect(signatureOf(signS3(put, keys, now))).toBe(
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});
