/** The format of the posted body: our JSON, or a message for Slack or Microsoft Teams. */
export const webhookFormats = ['json', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

export interface Announcement {
  readonly title: string;
  readonly domains: readonly string[];
  readonly newCount: number;
  readonly publicUrl: string;
}

interface Message extends Announcement {
  readonly alertName: string;
}

const DOMAINS_SHOWN = 10;

/** For an incoming webhook of Slack: https://api.slack.com/messaging/webhooks. */
export function slackMessage({ title, alertName, domains, newCount, publicUrl }: Message): object {
  const lines = domains
    .slice(0, DOMAINS_SHOWN)
    .map((domain) => `• <${companyUrl(publicUrl, domain)}|${escapeSlack(domain)}>`);
  return {
    text: escapeSlack(title),
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: `*${escapeSlack(title)}*` } },
      {
        type: 'section',
        text: { type: 'mrkdwn', text: [...lines, ...others(domains, newCount)].join('\n') },
      },
      {
        type: 'context',
        elements: [
          { type: 'mrkdwn', text: `${escapeSlack(alertName)} · <${publicUrl}/app/inbox|Open your inbox>` },
        ],
      },
    ],
  };
}

/** For a Teams workflow that posts an adaptive card: "Post to a channel when a webhook request is received". */
export function teamsMessage({ title, alertName, domains, newCount, publicUrl }: Message): object {
  const lines = domains
    .slice(0, DOMAINS_SHOWN)
    .map((domain) => `- [${domain}](${companyUrl(publicUrl, domain)})`);
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: escapeMarkdown(title), weight: 'Bolder', size: 'Medium', wrap: true },
            { type: 'TextBlock', text: [...lines, ...others(domains, newCount)].join('\n'), wrap: true },
            { type: 'TextBlock', text: escapeMarkdown(alertName), isSubtle: true, wrap: true },
          ],
          actions: [{ type: 'Action.OpenUrl', title: 'Open your inbox', url: `${publicUrl}/app/inbox` }],
        },
      },
    ],
  };
}

const companyUrl = (publicUrl: string, domain: string): string =>
  `${publicUrl}/app/company/${encodeURIComponent(domain)}`;

function others(domains: readonly string[], newCount: number): string[] {
  const more = newCount - Math.min(domains.length, DOMAINS_SHOWN);
  return more > 0 ? [`and ${more.toLocaleString('en')} more`] : [];
}

/** The three characters that have a special meaning in Slack messages. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]()#~>]/g, '\\$&');
