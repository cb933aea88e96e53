/** What an administrator did, as stored in the audit log. */
export interface AdministrativeAct {
  /** The actor: an account, the admin token, or a user of the command line. */
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly details: string;
}
