import { deleteApiKey } from '../modules/accounts/routes/delete-api-key.ts';
import { deleteList } from '../modules/accounts/routes/delete-list.ts';
import { deleteMyCompany } from '../modules/accounts/routes/delete-my-company.ts';
import { getApiKeys } from '../modules/accounts/routes/get-api-keys.ts';
import { getList } from '../modules/accounts/routes/get-list.ts';
import { getLists } from '../modules/accounts/routes/get-lists.ts';
import { getMe } from '../modules/accounts/routes/get-me.ts';
import { getMyCompanies } from '../modules/accounts/routes/get-my-companies.ts';
import { getSearchSessions } from '../modules/accounts/routes/get-search-sessions.ts';
import { getVerify } from '../modules/accounts/routes/get-verify.ts';
import { postApiKey } from '../modules/accounts/routes/post-api-key.ts';
import { postCheckSeen } from '../modules/accounts/routes/post-check-seen.ts';
import { postIdentityProvider } from '../modules/accounts/routes/post-identity-provider.ts';
import { postList } from '../modules/accounts/routes/post-list.ts';
import { postListItems } from '../modules/accounts/routes/post-list-items.ts';
import { postLogin } from '../modules/accounts/routes/post-login.ts';
import { postLogout } from '../modules/accounts/routes/post-logout.ts';
import { postRegister } from '../modules/accounts/routes/post-register.ts';
import { postResendLink } from '../modules/accounts/routes/post-resend-link.ts';
import { postSearchSession } from '../modules/accounts/routes/post-search-session.ts';
import { getCredits } from '../modules/credits/routes/get-credits.ts';
import { postCreditsAdd } from '../modules/credits/routes/post-credits-add.ts';
import { getDocs } from './host/get-docs.ts';
import { getDocsScript } from './host/get-docs-script.ts';
import { getHealth } from './host/get-health.ts';
import { getMetrics } from './host/get-metrics.ts';
import { getOpenApi } from './host/get-openapi.ts';
import type { Route } from './route.ts';

/** Every endpoint of the service, on one page, in the order in which the documentation shows them. */
const endpoints: readonly Route[] = [
  postRegister,
  getVerify,
  postResendLink,
  postLogin,
  postIdentityProvider,
  postLogout,
  getMe,
  getCredits,
  postCreditsAdd,
  postApiKey,
  getApiKeys,
  deleteApiKey,
  getMyCompanies,
  deleteMyCompany,
  postCheckSeen,
  postSearchSession,
  getSearchSessions,
  postList,
  getLists,
  postListItems,
  getList,
  deleteList,
  getHealth,
  getMetrics,
  getDocs,
  getDocsScript,
];

export const routes: readonly Route[] = [...endpoints, getOpenApi(endpoints)];
