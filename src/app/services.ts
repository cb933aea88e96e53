import type { HostServices } from '../http/index.ts';
import type { Accounts } from '../modules/accounts/index.ts';
import type { CompanyStore } from '../modules/companies/index.ts';
import type { IndexInfo } from '../modules/company-index/index.ts';
import type { Conversations, Copilot, PlannerThread } from '../modules/copilot/index.ts';
import type { CrawlQueue, DomainImport, KnownDomains } from '../modules/crawl-queue/index.ts';
import type { Ledger, Purchases, RowCharges } from '../modules/credits/index.ts';
import type { LiveFetching } from '../modules/enrichment/index.ts';
import type { DownloadTickets, ListExport, SavedCompaniesExport } from '../modules/exports/index.ts';
import type { CompanyHistories, Technologies, TextDifferences } from '../modules/history/index.ts';
import type {
  CompanyVectors,
  Lookalikes,
  NewLookalikes,
  VectorMaintenance,
} from '../modules/lookalikes/index.ts';
import type { Mcp } from '../modules/mcp/index.ts';
import type { MonitorRunner, Monitors, Notifications } from '../modules/monitors/index.ts';
import type { Controls } from '../modules/operations/index.ts';
import type { RelationsOfSites } from '../modules/relations/index.ts';
import type {
  ClearCaches,
  CompanySearch,
  LandingFactsCache,
  QueryCache,
  ServerRenderedResults,
  Suggestions,
} from '../modules/search/index.ts';
import type { Workspace } from '../modules/workspace/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';

/** Everything a route may use, constructed once: assemble-services.ts constructs what needs only the stores, composition.ts the rest. */
export interface Services extends HostServices {
  /** What the operator controls: block list, maintenance. */
  readonly controls: Controls;
  readonly clock: Clock;
  /** Mails waiting to be sent. */
  readonly mails: MailQueue;
  /** Registration, sessions and keys of people. */
  readonly accounts: Accounts;
  /** The workspace: saved companies, lists, searches to resume. */
  readonly workspace: Workspace;
  /** Credit balances and their history. */
  readonly ledger: Ledger;
  /** Buying and granting credits. */
  readonly purchases: Purchases;
  /** Charges for rows while they are streamed. */
  readonly rowCharges: RowCharges;
  /** Company profiles by domain. */
  readonly companies: CompanyStore;
  /** Sites that share identifiers. */
  readonly relations: RelationsOfSites;
  /** What changed on a homepage. */
  readonly companyHistories: CompanyHistories;
  /** What changed in the text of a homepage. */
  readonly textDifferences: TextDifferences;
  /** Technologies over all companies and crawls. */
  readonly technologies: Technologies;
  /** Searching the homepages. */
  readonly search: CompanySearch;
  /** Companies similar to others. */
  readonly lookalikes: Lookalikes;
  /** Lookalikes that are new since a commit; monitors watch for them. */
  readonly newLookalikes: NewLookalikes;
  /** The vectors by which lookalikes are found; new and changed profiles are embedded here. */
  readonly companyVectors: CompanyVectors;
  /** Keeps the vectors up to date with the indexed pages. */
  readonly vectorMaintenance: VectorMaintenance;
  /** Suggestions while typing. */
  readonly suggestions: Suggestions;
  /** Facts about the index as a whole. */
  readonly indexInfo: IndexInfo;
  /** The server-rendered results of a search. */
  readonly serverRenderedResults: ServerRenderedResults;
  /** Figures for the landing page. */
  readonly landingFacts: LandingFactsCache;
  /** Cached pages of results. */
  readonly queryCache: QueryCache;
  readonly clearCaches: ClearCaches;
  /** Domains to fetch, and how the last attempts ended. */
  readonly crawlQueue: CrawlQueue;
  /** Lookups, bulk lookups, and the workers of the crawl queue. */
  readonly liveFetching: LiveFetching;
  /** Adds domains to the crawl queue. */
  readonly domainImport: DomainImport;
  /** Every domain that is indexed or in the queue. */
  readonly knownDomains: KnownDomains;
  /** Links that start a download once. */
  readonly downloadTickets: DownloadTickets;
  /** The paid export of saved companies. */
  readonly savedCompaniesExport: SavedCompaniesExport;
  /** The paid export of a list. */
  readonly listExport: ListExport;
  /** Reads messages and descriptions in a worker thread. */
  readonly planner: PlannerThread;
  /** Turns sentences into searches and lookups. */
  readonly copilot: Copilot;
  /** Copilot conversations, for accounts that want them stored. */
  readonly conversations: Conversations;
  /** Offers the copilot's tools to external agents. */
  readonly mcp: Mcp;
  /** Saved queries that are rerun. */
  readonly monitors: Monitors;
  /** Decides when monitors are rerun. */
  readonly monitorRunner: MonitorRunner;
  /** What the monitors found. */
  readonly notifications: Notifications;
}
