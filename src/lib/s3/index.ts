/**
 * S3-compatible storage: put, get, list and delete objects, signed with AWS Signature Version 4. Large files are uploaded in parts. Four
 * operations do not justify a vendor's SDK. Start with client.ts; signature.ts signs.
 */
export { createS3Client } from './client.ts';
