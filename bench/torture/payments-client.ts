import { get } from 'node:http';

export interface ExportOutcome {
  readonly status: number;
  /** Whether the response is complete, so that it has all rows. */
  readonly isWhole: boolean;
  /** Rows that arrived completely. */
  readonly rows: number;
}

/** Requests the export of saved companies and reads as much of it as arrives. */
export function fetchExport(
  address: string,
  apiKey: string,
  idempotencyKey: string | undefined,
): Promise<ExportOutcome> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${apiKey}`,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    };
    // A single column, so that each line is one row.
    const request = get(
      `${address}/auth/my-companies/export?columns=domain,body_text`,
      { headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('error', () => undefined);
        response.on('close', () => {
          const status = response.statusCode ?? 0;
          const rows = status === 200 ? Math.max(0, text.split('\r\n').length - 2) : 0;
          resolve({ status, isWhole: status === 200 && response.complete, rows });
        });
      },
    );
    request.on('error', () => resolve({ status: 0, isWhole: false, rows: 0 }));
  });
}

/** Sends JSON. Returns 0 if the connection broke before the response. */
export async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
