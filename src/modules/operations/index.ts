/**
 * Operations: what an operator controls while services run: the block list (domains that are never fetched and never shown), maintenance
 * mode, and scheduled backups. Commands write to the database; every service reads it every few seconds.
 * Start with controls.ts.
 */
export { blockDomains, listBlocked, loadBlockList, parseBlockList, unblockDomains } from './block-list.ts';
export { type Controls, type ControlsDependencies, createControls, withoutBlocked } from './controls.ts';
export { maintenanceModes, readMaintenance, setMaintenance } from './maintenance.ts';
export { removeBlocked } from './remove-blocked.ts';
export { readState, writeState } from './service-state.ts';
