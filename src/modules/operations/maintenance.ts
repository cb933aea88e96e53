import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { readState, writeState } from './service-state.ts';

/**
 * `off`: everything works. `read-only`: requests that change or fetch something are refused; searches and profiles work. `closed`: only
 * health, status and administrators get a response.
 */
export const maintenanceModes = ['off', 'read-only', 'closed'] as const;

const maintenanceSchema = z.object({ mode: z.enum(maintenanceModes), message: z.string() });

export type Maintenance = Readonly<z.infer<typeof maintenanceSchema>>;

export const noMaintenance: Maintenance = { mode: 'off', message: '' };

const NAME = 'maintenance';

export async function readMaintenance(database: Database): Promise<Maintenance> {
  const value = await readState(database, NAME);
  return value === undefined ? noMaintenance : maintenanceSchema.parse(JSON.parse(value));
}

export function setMaintenance(
  database: Database,
  clock: Pick<Clock, 'now'>,
  maintenance: Maintenance,
): Promise<void> {
  return writeState(database, NAME, JSON.stringify(maintenance), clock.now());
}
