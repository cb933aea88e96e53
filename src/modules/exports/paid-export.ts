import { freshTurn, isTurnSpent } from '../../lib/event-loop-turn.ts';
import type { MeteredContent, MeteredPiece } from '../../platform/metered-content.ts';
import type { CompanyProfile, CompanyStore } from '../companies/index.ts';
import { unknownProfile } from '../companies/index.ts';
import type { RowCharge, RowCharges } from '../credits/index.ts';
import type { ExportPlan } from './export-plan.ts';
import type { ExtraValues, RowWriter } from './profile-rows.ts';

/** What is known about a row besides its profile. */
export interface PaidRow {
  /** Values of the columns that are not part of the profile. */
  readonly extra: ExtraValues;
  /** What was saved about the company, in case it is no longer in the index. */
  readonly saved?: Partial<CompanyProfile>;
}

export interface PaidExportRequest {
  readonly accountId: number;
  readonly idempotencyKey: string | undefined;
  /** What the rows are, as recorded in the ledger. */
  readonly subject: string;
  readonly plan: ExportPlan;
  readonly writer: RowWriter;
  readonly describe: (domains: readonly string[]) => Promise<ReadonlyMap<string, PaidRow>>;
}

export interface StartedExport {
  readonly rows: number;
  /** Credits that were reserved. */
  readonly cost: number;
  readonly content: MeteredContent;
}

/** One write sends one piece: whole rows up to about this size, or a single larger row. */
const PIECE_CHARACTERS = 1 << 16;

/**
 * Streams rows that cost a credit each. They are paid for in advance; at the end, those that the reader's connection has not accepted are
 * refunded. Exactly the planned rows are sent, one per domain, so that a retry with the same key sends the same rows.
 */
export async function startPaidExport(
  { companies, charges }: { companies: CompanyStore; charges: RowCharges },
  request: PaidExportRequest,
  signal: AbortSignal,
): Promise<StartedExport> {
  const { accountId, idempotencyKey, subject, plan } = request;
  const charge = await charges.reserve(
    { accountId, idempotencyKey, subject, rows: plan.rows, rowsDigest: plan.digest },
    signal,
  );
  return {
    rows: plan.rows,
    cost: charge.cost,
    content: {
      pieces: packed(request.writer, pieces(request, companies, charge)),
      settle: () => charge.settle(),
    },
  };
}

async function* pieces(
  { plan, writer, describe }: PaidExportRequest,
  companies: CompanyStore,
  charge: RowCharge,
): AsyncGenerator<MeteredPiece & { readonly text: string }> {
  let text = writer.header;
  let rows = 0;
  const piece = () => {
    const [rowsSoFar, written] = [rows, text];
    text = '';
    return { text: written, taken: () => charge.taken(rowsSoFar) };
  };
  for (const domains of plan.batches()) {
    const [profiles, known] = [await companies.findMany(domains), await describe(domains)];
    for (const domain of domains) {
      if (isTurnSpent()) await freshTurn();
      charge.lost.throwIfAborted();
      const row = known.get(domain);
      const profile = profiles.get(domain) ?? { ...unknownProfile(domain), ...row?.saved };
      const line = writer.row(profile, row?.extra ?? {});
      if (text !== '' && text.length + line.length > PIECE_CHARACTERS) yield piece();
      text += line;
      rows += 1;
    }
  }
  text += writer.footer ?? '';
  yield piece();
}

/** In a packed file, rows count as accepted when the bytes that follow them are. */
async function* packed(
  { pack }: RowWriter,
  written: AsyncIterable<MeteredPiece & { readonly text: string }>,
): AsyncGenerator<MeteredPiece> {
  if (!pack) return yield* written;
  let taken: MeteredPiece['taken'] = () => undefined;
  for await (const bytes of pack(textsOf(written))) yield { text: bytes, taken };

  async function* textsOf(pieces: typeof written): AsyncGenerator<string> {
    for await (const piece of pieces) {
      taken = piece.taken;
      yield piece.text;
    }
  }
}
