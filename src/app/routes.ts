import { type Route, withHostRoutes } from '../http/index.ts';
import { deleteAdminAccountBlock } from '../modules/accounts/routes/delete-admin-account-block.ts';
import { deleteAdminAccountSessions } from '../modules/accounts/routes/delete-admin-account-sessions.ts';
import { deleteApiKey } from '../modules/accounts/routes/delete-api-key.ts';
import { deleteMe } from '../modules/accounts/routes/delete-me.ts';
import { deleteOtherSessions } from '../modules/accounts/routes/delete-other-sessions.ts';
import { deleteSession } from '../modules/accounts/routes/delete-session.ts';
import { getAdminAccounts } from '../modules/accounts/routes/get-admin-accounts.ts';
import { getApiKeys } from '../modules/accounts/routes/get-api-keys.ts';
import { getAuditLog } from '../modules/accounts/routes/get-audit-log.ts';
import { getAuditLogSeals } from '../modules/accounts/routes/get-audit-log-seals.ts';
import { getMe } from '../modules/accounts/routes/get-me.ts';
import { getOwnData } from '../modules/accounts/routes/get-own-data.ts';
import { getSessions } from '../modules/accounts/routes/get-sessions.ts';
import { getVerify } from '../modules/accounts/routes/get-verify.ts';
import { patchAdminAccount } from '../modules/accounts/routes/patch-admin-account.ts';
import { patchMe } from '../modules/accounts/routes/patch-me.ts';
import { postAdminAccountBlock } from '../modules/accounts/routes/post-admin-account-block.ts';
import { postAdminAccountCredits } from '../modules/accounts/routes/post-admin-account-credits.ts';
import { postApiKey } from '../modules/accounts/routes/post-api-key.ts';
import { postIdentityProvider } from '../modules/accounts/routes/post-identity-provider.ts';
import { postIdentityProviderNonce } from '../modules/accounts/routes/post-identity-provider-nonce.ts';
import { postLogin } from '../modules/accounts/routes/post-login.ts';
import { postLoginLink } from '../modules/accounts/routes/post-login-link.ts';
import { postLogout } from '../modules/accounts/routes/post-logout.ts';
import { postPassword } from '../modules/accounts/routes/post-password.ts';
import { postPasswordReset } from '../modules/accounts/routes/post-password-reset.ts';
import { postRegister } from '../modules/accounts/routes/post-register.ts';
import { postResendLink } from '../modules/accounts/routes/post-resend-link.ts';
import { postVerify } from '../modules/accounts/routes/post-verify.ts';
import { getClassic } from '../modules/classic/routes/get-classic.ts';
import { getClassicCompany } from '../modules/classic/routes/get-classic-company.ts';
import { getColumns } from '../modules/companies/routes/get-columns.ts';
import { getDomain } from '../modules/companies/routes/get-domain.ts';
import { getDomainEvidence } from '../modules/companies/routes/get-domain-evidence.ts';
import { getDomainPrice } from '../modules/companies/routes/get-domain-price.ts';
import { deleteConversation } from '../modules/copilot/routes/delete-conversation.ts';
import { getConversation } from '../modules/copilot/routes/get-conversation.ts';
import { getConversations } from '../modules/copilot/routes/get-conversations.ts';
import { getCopilotHealth } from '../modules/copilot/routes/get-copilot-health.ts';
import { postCopilotQuery } from '../modules/copilot/routes/post-copilot-query.ts';
import { putConversations } from '../modules/copilot/routes/put-conversations.ts';
import { getCrawl } from '../modules/crawl-queue/routes/get-crawl.ts';
import { getDomainStats } from '../modules/crawl-queue/routes/get-domain-stats.ts';
import { getDomainsList } from '../modules/crawl-queue/routes/get-domains-list.ts';
import { postCrawl } from '../modules/crawl-queue/routes/post-crawl.ts';
import { postImportCsv } from '../modules/crawl-queue/routes/post-import-csv.ts';
import { postImportText } from '../modules/crawl-queue/routes/post-import-text.ts';
import { getCredits } from '../modules/credits/routes/get-credits.ts';
import { postCreditsAdd } from '../modules/credits/routes/post-credits-add.ts';
import { deleteJob } from '../modules/enrichment/routes/delete-job.ts';
import { getCrawlStats } from '../modules/enrichment/routes/get-crawl-stats.ts';
import { getDomainIcon } from '../modules/enrichment/routes/get-domain-icon.ts';
import { getEnrich } from '../modules/enrichment/routes/get-enrich.ts';
import { getJob } from '../modules/enrichment/routes/get-job.ts';
import { getJobDownload } from '../modules/enrichment/routes/get-job-download.ts';
import { getJobRows } from '../modules/enrichment/routes/get-job-rows.ts';
import { getJobs } from '../modules/enrichment/routes/get-jobs.ts';
import { getLookup } from '../modules/enrichment/routes/get-lookup.ts';
import { postBulkLookup } from '../modules/enrichment/routes/post-bulk-lookup.ts';
import { postBulkLookupPreview } from '../modules/enrichment/routes/post-bulk-lookup-preview.ts';
import { getBulkSearchCount } from '../modules/exports/routes/get-bulk-search-count.ts';
import { getBulkSearchDownload } from '../modules/exports/routes/get-bulk-search-download.ts';
import { getCompaniesDownload } from '../modules/exports/routes/get-companies-download.ts';
import { getDownload } from '../modules/exports/routes/get-download.ts';
import { getExportCheck } from '../modules/exports/routes/get-export-check.ts';
import { getIdentifierDownload } from '../modules/exports/routes/get-identifier-download.ts';
import { getListExport } from '../modules/exports/routes/get-list-export.ts';
import {
  getMyCompaniesExport,
  getMyCompaniesExportAlias,
} from '../modules/exports/routes/get-my-companies-export.ts';
import { getSearchDownload } from '../modules/exports/routes/get-search-download.ts';
import { postBulkSearchCount } from '../modules/exports/routes/post-bulk-search-count.ts';
import { postBulkSearchDownload } from '../modules/exports/routes/post-bulk-search-download.ts';
import { postDownload } from '../modules/exports/routes/post-download.ts';
import { postSearchDownload } from '../modules/exports/routes/post-search-download.ts';
import { getDomainHistory } from '../modules/history/routes/get-domain-history.ts';
import { getDomainHistoryText } from '../modules/history/routes/get-domain-history-text.ts';
import { getTechnologies } from '../modules/history/routes/get-technologies.ts';
import { getTechnology } from '../modules/history/routes/get-technology.ts';
import { getCompetitors } from '../modules/lookalikes/routes/get-competitors.ts';
import { getCompetitorsStatus } from '../modules/lookalikes/routes/get-competitors-status.ts';
import { getDomainCompetitors } from '../modules/lookalikes/routes/get-domain-competitors.ts';
import { getDomainCompetitorsSummary } from '../modules/lookalikes/routes/get-domain-competitors-summary.ts';
import { getListCompetitors } from '../modules/lookalikes/routes/get-list-competitors.ts';
import {
  getProtectedResource,
  getProtectedResourceAlias,
} from '../modules/mcp/routes/get-protected-resource.ts';
import { postMcp } from '../modules/mcp/routes/post-mcp.ts';
import { deleteMonitor } from '../modules/monitors/routes/delete-monitor.ts';
import { getMonitorDeliveries } from '../modules/monitors/routes/get-monitor-deliveries.ts';
import { getMonitorHistory } from '../modules/monitors/routes/get-monitor-history.ts';
import { getMonitors } from '../modules/monitors/routes/get-monitors.ts';
import { getMonitorNotifications, getNotifications } from '../modules/monitors/routes/get-notifications.ts';
import { patchMonitor } from '../modules/monitors/routes/patch-monitor.ts';
import { postLookalikeMonitor } from '../modules/monitors/routes/post-lookalike-monitor.ts';
import { postMonitor } from '../modules/monitors/routes/post-monitor.ts';
import { postMonitorPreview } from '../modules/monitors/routes/post-monitor-preview.ts';
import {
  postMonitorNotificationRead,
  postNotificationRead,
} from '../modules/monitors/routes/post-notification-read.ts';
import { postNotificationsRead } from '../modules/monitors/routes/post-notifications-read.ts';
import { getDomainRelated } from '../modules/relations/routes/get-domain-related.ts';
import { getIdentifier } from '../modules/relations/routes/get-identifier.ts';
import { getApp } from '../modules/search/routes/get-app.ts';
import { getAutocomplete } from '../modules/search/routes/get-autocomplete.ts';
import { getCacheStats } from '../modules/search/routes/get-cache-stats.ts';
import { getCompanies } from '../modules/search/routes/get-companies.ts';
import { getCompaniesFacets } from '../modules/search/routes/get-companies-facets.ts';
import { getFtsStats } from '../modules/search/routes/get-fts-stats.ts';
import { getLanding } from '../modules/search/routes/get-landing.ts';
import { getSearch } from '../modules/search/routes/get-search.ts';
import { getSearchCount } from '../modules/search/routes/get-search-count.ts';
import { getSearchFacets } from '../modules/search/routes/get-search-facets.ts';
import { getSearchTrend } from '../modules/search/routes/get-search-trend.ts';
import { postCacheClear } from '../modules/search/routes/post-cache-clear.ts';
import { postSearch } from '../modules/search/routes/post-search.ts';
import { postSearchCount } from '../modules/search/routes/post-search-count.ts';
import { postSearchFacets } from '../modules/search/routes/post-search-facets.ts';
import { deleteList } from '../modules/workspace/routes/delete-list.ts';
import { deleteListItems } from '../modules/workspace/routes/delete-list-items.ts';
import { deleteListShare } from '../modules/workspace/routes/delete-list-share.ts';
import { deleteMyCompany } from '../modules/workspace/routes/delete-my-company.ts';
import { deleteView } from '../modules/workspace/routes/delete-view.ts';
import { deleteViewShare } from '../modules/workspace/routes/delete-view-share.ts';
import { getList } from '../modules/workspace/routes/get-list.ts';
import { getLists } from '../modules/workspace/routes/get-lists.ts';
import { getMyCompanies } from '../modules/workspace/routes/get-my-companies.ts';
import { getNotes } from '../modules/workspace/routes/get-notes.ts';
import { getRowColumns } from '../modules/workspace/routes/get-row-columns.ts';
import { getSearchSessions } from '../modules/workspace/routes/get-search-sessions.ts';
import { getShared } from '../modules/workspace/routes/get-shared.ts';
import { getViews } from '../modules/workspace/routes/get-views.ts';
import { patchList } from '../modules/workspace/routes/patch-list.ts';
import { patchView } from '../modules/workspace/routes/patch-view.ts';
import { postCheckSeen } from '../modules/workspace/routes/post-check-seen.ts';
import { postList } from '../modules/workspace/routes/post-list.ts';
import { postListItems } from '../modules/workspace/routes/post-list-items.ts';
import { postListShare } from '../modules/workspace/routes/post-list-share.ts';
import { postSearchSession } from '../modules/workspace/routes/post-search-session.ts';
import { postView } from '../modules/workspace/routes/post-view.ts';
import { postViewShare } from '../modules/workspace/routes/post-view-share.ts';
import { putCompanyNote } from '../modules/workspace/routes/put-company-note.ts';
import { putRowColumns } from '../modules/workspace/routes/put-row-columns.ts';
import { examples } from './examples.ts';
import type { Services } from './services.ts';

/** Every endpoint of the modules, on one page, in the order in which the documentation shows them. */
const endpoints: readonly Route<Services>[] = [
  getLanding,
  getApp,
  getClassic,
  getClassicCompany,
  getSearch,
  postSearch,
  getSearchCount,
  postSearchCount,
  getSearchFacets,
  postSearchFacets,
  getSearchTrend,
  getCompanies,
  getCompaniesFacets,
  getAutocomplete,
  getDomain,
  getDomainEvidence,
  getDomainPrice,
  getDomainHistory,
  getDomainHistoryText,
  getDomainRelated,
  getIdentifier,
  getTechnologies,
  getTechnology,
  getDomainIcon,
  getDomainCompetitors,
  getDomainCompetitorsSummary,
  getCompetitors,
  getListCompetitors,
  getCompetitorsStatus,
  getColumns,
  postCopilotQuery,
  getCopilotHealth,
  getConversations,
  putConversations,
  getConversation,
  deleteConversation,
  getLookup,
  getEnrich,
  getCrawlStats,
  getSearchDownload,
  postSearchDownload,
  getCompaniesDownload,
  getIdentifierDownload,
  getBulkSearchCount,
  postBulkSearchCount,
  getBulkSearchDownload,
  postBulkSearchDownload,
  postBulkLookup,
  postBulkLookupPreview,
  getJobs,
  getJob,
  getJobDownload,
  getJobRows,
  deleteJob,
  postDownload,
  getDownload,
  postRegister,
  getVerify,
  postVerify,
  postResendLink,
  postLogin,
  postLoginLink,
  postIdentityProviderNonce,
  postIdentityProvider,
  postLogout,
  getMe,
  patchMe,
  deleteMe,
  postPassword,
  postPasswordReset,
  getSessions,
  deleteSession,
  deleteOtherSessions,
  getOwnData,
  getCredits,
  postCreditsAdd,
  postApiKey,
  getApiKeys,
  deleteApiKey,
  getMyCompanies,
  deleteMyCompany,
  getExportCheck,
  getMyCompaniesExport,
  getMyCompaniesExportAlias,
  postCheckSeen,
  postSearchSession,
  getSearchSessions,
  getRowColumns,
  putRowColumns,
  postList,
  getLists,
  postListItems,
  deleteListItems,
  getList,
  patchList,
  getListExport,
  deleteList,
  postListShare,
  deleteListShare,
  putCompanyNote,
  getNotes,
  postView,
  getViews,
  patchView,
  deleteView,
  postViewShare,
  deleteViewShare,
  getShared,
  postMonitor,
  postLookalikeMonitor,
  postMonitorPreview,
  getMonitors,
  patchMonitor,
  getMonitorHistory,
  getMonitorDeliveries,
  deleteMonitor,
  getNotifications,
  postNotificationRead,
  postNotificationsRead,
  getMonitorNotifications,
  postMonitorNotificationRead,
  postMcp,
  getProtectedResource,
  getProtectedResourceAlias,
  getCacheStats,
  postCacheClear,
  getFtsStats,
  getDomainStats,
  postImportText,
  postImportCsv,
  getDomainsList,
  getCrawl,
  postCrawl,
  getAdminAccounts,
  patchAdminAccount,
  postAdminAccountCredits,
  deleteAdminAccountSessions,
  postAdminAccountBlock,
  deleteAdminAccountBlock,
  getAuditLog,
  getAuditLogSeals,
];

export const routes: readonly Route<Services>[] = withHostRoutes(endpoints, examples);
