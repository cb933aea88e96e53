import { routesOf } from '../../../http/route.ts';
import type { Conversations } from '../conversations/conversations.ts';
import type { Copilot } from '../copilot.ts';

export interface CopilotServices {
  readonly copilot: Copilot;
  readonly conversations: Conversations;
}

export const defineRoute = routesOf<CopilotServices>();
