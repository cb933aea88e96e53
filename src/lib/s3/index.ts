/**
 * S3-compatible storage: put, get, list and delete of objects, signed with AWS Signature Version 4. Large files go up in parts.
 * Four operations do not need a vendor's SDK. Start with client.ts; signature.ts signs.
 */
export { createS3Client } from './client.ts';
