/** What profile addresses of a network look like. First path segments that are functions of the site, not names, are listed as reserved. */
export interface SocialNetwork {
  readonly column: SocialColumn;
  /** Registered domains of the network; `yelp.*` matches every national suffix. */
  readonly domains: readonly string[];
  /** Matches the path (and query) of a profile; it captures the name of the account. */
  readonly profile: RegExp;
  readonly reserved?: ReadonlySet<string>;
  /** A looser pattern for second choices: groups, communities, personal pages. */
  readonly secondary?: RegExp;
}

export type SocialColumn =
  | 'linkedin'
  | 'x'
  | 'facebook'
  | 'instagram'
  | 'youtube'
  | 'tiktok'
  | 'github'
  | 'pinterest'
  | 'vimeo'
  | 'whatsapp'
  | 'telegram'
  | 'discord'
  | 'threads'
  | 'mastodon'
  | 'bluesky'
  | 'reddit'
  | 'medium'
  | 'snapchat'
  | 'spotify'
  | 'vk'
  | 'odnoklassniki'
  | 'xing'
  | 'tripadvisor'
  | 'yelp'
  | 'trustpilot'
  | 'app_store_url'
  | 'google_play_url';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [
  {
    column: 'linkedin',
    domains: ['linkedin.com'],
    profile: /^\/(?:company|school|showcase|organization|company-beta)\/([^/?#]+)/i,
    secondary: /^\/(?:(?:in|pub)\/([^/?#]+)|groups?\b[/?].*?([\w-]{4,}))/i,
  },
  {
    column: 'x',
    domains: ['twitter.com', 'x.com'],
    profile: /^\/(?:#!\/)?@?(\w{1,20})(?:\/(?:with_replies|media|likes)?)?\/?(?:[?#]|$)/i,
    reserved: words(
      'share intent home search hashtag i login signup tos privacy widgets statuses status about explore oauth tweetbutton settings account javascripts download jobs intl en who_to_follow wix envato themeforest wordpress shopify squarespace weebly godaddy',
    ),
  },
  {
    column: 'facebook',
    domains: ['facebook.com', 'fb.com', 'fb.me'],
    profile:
      /^\/(?:pages\/(?:category\/[^/]+\/)?([^/?#]+)|profile\.php\?(?:[^#]*&)?id=(\d+)|p\/([^/?#]+)|pg\/([^/?#]+)|#!\/([^/?#]+)|([\p{L}\p{N}.%_-]{2,100}))(?:[/?#]|$)/iu,
    secondary: /^\/(?:groups|people)\/([^/?#]+)/i,
    reserved: words(
      'sharer sharer.php share share.php dialog plugins tr login login.php events event hashtag watch video videos photo photo.php photos reel reels stories story.php permalink.php groups people profile.php pages privacy policies policy policy.php about help settings gaming marketplace ads business legal terms terms.php v2.0 v3.0 recover l.php flx connect media notes search public home.php index.php badges plugins.php wix envato themeforest wordpress shopify squarespace weebly godaddy facebook',
    ),
  },
  {
    column: 'instagram',
    domains: ['instagram.com', 'instagr.am'],
    profile: /^\/(?:_u\/)?@?([\w.]{1,40})\/?(?:\?[^/]*|#.*)?$/i,
    reserved: words(
      'p reel reels tv stories explore accounts about developer legal share sharer direct oauth web embed.js envato wix wordpress shopify squarespace godaddy instagram',
    ),
  },
  {
    column: 'youtube',
    domains: ['youtube.com'],
    profile: /^\/(?:(?:channel|user|c)\/([^/?#]+)|@([^/?#]+)|([\w-]{3,60})\/?(?:[?#]|$))/i,
    reserved: words(
      'watch embed v shorts playlist results feed live t about ads creators yt redirect attribution_link iframe_api player_api oembed account premium gaming music channel user c watch_videos s envato wix shopify',
    ),
  },
  {
    column: 'tiktok',
    domains: ['tiktok.com'],
    profile: /^\/@([^/?#]+)\/?(?:[?#]|$)/i,
  },
  {
    column: 'github',
    domains: ['github.com'],
    profile: /^\/([a-z\d][a-z\d-]{0,38})\/?(?:[?#]|$)/i,
    reserved: words(
      'features pricing about login join explore topics marketplace sponsors settings security enterprise orgs contact readme site trending collections twbs jquery wordpress',
    ),
    secondary: /^\/orgs\/([a-z\d][a-z\d-]{0,38})/i,
  },
  {
    column: 'pinterest',
    domains: ['pinterest.*'],
    profile: /^\/([\w%.-]{2,60})(?:\/_(?:saved|created|shop))?\/?(?:[?#]|$)/i,
    reserved: words(
      'pin search explore ideas today settings login business about js categories source topics',
    ),
  },
  {
    column: 'vimeo',
    domains: ['vimeo.com'],
    profile: /^\/(?:channels\/([^/?#]+)|([a-z][\w-]{2,60}))\/?(?:videos\/?)?(?:[?#]|$)/i,
    reserved: words(
      'search watch categories upload blog features help join log_in login about manage ondemand groups album showcase video player site_map',
    ),
  },
  {
    column: 'whatsapp',
    domains: ['wa.me', 'whatsapp.com'],
    profile:
      /^\/(?:(?:send|message)\/?\?(?:[^#]*&)?phone=(?:%2B|\+)?(\d[\d%+() -]{6,24})|\+?(\d{7,15})|message\/(\w{8,})|channel\/(\w{8,})|catalog\/(\d{7,15})|c\/(\d{7,15}))/i,
    secondary: /^\/([A-Za-z0-9]{20,24})\/?(?:[?#]|$)/,
  },
  {
    column: 'telegram',
    domains: ['t.me', 'telegram.me', 'telegram.dog'],
    profile: /^\/(?:s\/)?((?!\+)[\w+]{4,40})\/?(?:[?#]|$)/i,
    reserved: words('share joinchat iv proxy socks addstickers setlanguage login'),
    secondary: /^\/(?:joinchat\/|\+)([\w-]{8,})/i,
  },
  {
    column: 'discord',
    domains: ['discord.gg', 'discord.com', 'discordapp.com'],
    profile:
      /^\/(?:invite\/([\w-]{2,40})|(?!invite|channels|api|login|register|download|oauth2|users|app|nitro|safety|terms|privacy|guidelines|company|branding)([\w-]{2,40}))\/?(?:[?#]|$)/i,
  },
  { column: 'threads', domains: ['threads.net', 'threads.com'], profile: /^\/@([\w.]+)\/?(?:[?#]|$)/i },
  {
    column: 'mastodon',
    domains: [
      'mastodon.social',
      'mastodon.online',
      'mstdn.social',
      'mas.to',
      'fosstodon.org',
      'hachyderm.io',
      'mastodon.world',
      'techhub.social',
      'infosec.exchange',
      'chaos.social',
      'social.tchncs.de',
      'mastodon.green',
      'mastodon.art',
      'mastodon.cloud',
      'mastodon.nl',
      'mastodon.uno',
      'norden.social',
      'bildung.social',
      'ruhr.social',
      'sfba.social',
      'indieweb.social',
      'universeodon.com',
      'troet.cafe',
      'pawoo.net',
      'mstdn.jp',
    ],
    profile: /^\/(?:@|users\/)([\w.@-]+)\/?(?:[?#]|$)/i,
  },
  { column: 'bluesky', domains: ['bsky.app'], profile: /^\/profile\/([\w.:-]+)\/?(?:[?#]|$)/i },
  { column: 'reddit', domains: ['reddit.com'], profile: /^\/(?:r|u|user)\/([\w-]{2,40})\/?(?:[?#]|$)/i },
  {
    column: 'medium',
    domains: ['medium.com'],
    profile: /^\/(?:@([\w.-]+)|([\w-]{3,60}))\/?(?:[?#]|$)/i,
    reserved: words('m p search about policy creators membership tag topics new-story me explore'),
  },
  { column: 'snapchat', domains: ['snapchat.com'], profile: /^\/(?:add\/|@)([\w.-]+)/i },
  {
    column: 'spotify',
    domains: ['spotify.com'],
    profile: /^\/(?:intl-\w+\/)?(?:artist|show|user)\/([\w.%-]+)/i,
  },
  {
    column: 'vk',
    domains: ['vk.com', 'vkontakte.ru', 'vk.ru'],
    profile: /^\/([\w.]{2,60})\/?(?:[?#]|$)/i,
    reserved: words(
      'share.php share login away.php feed im video audio search js widget widgets dev about blog app widget_comments.php doc',
    ),
  },
  {
    column: 'odnoklassniki',
    domains: ['ok.ru', 'odnoklassniki.ru'],
    profile: /^\/(?:(?:group|profile|groups)\/([\w.]+)|([\w.]{3,60}))\/?(?:[?#]|$)/i,
    reserved: words('dk offer share login game games video music help live'),
  },
  {
    column: 'xing',
    domains: ['xing.com'],
    profile: /^\/(?:pages|companies|company|profile|communities\/groups)\/([^/?#]+)/i,
    secondary: /^\/(?:net|xbp\/pages)\/([^/?#]+)/i,
  },
  {
    column: 'tripadvisor',
    domains: ['tripadvisor.*'],
    profile:
      /^\/(?:Hotel|Restaurant|Attraction|Attraction_Product|VacationRental|ShowUserReviews)_?(?:Review)?-([\w.-]+)/i,
  },
  {
    column: 'yelp',
    domains: ['yelp.*'],
    profile: /^\/biz\/([^/?#]+)/i,
  },
  {
    column: 'trustpilot',
    domains: ['trustpilot.*'],
    profile: /^\/review\/([^/?#]+)/i,
  },
  {
    column: 'app_store_url',
    domains: ['apple.com'],
    profile: /^\/(?:\w\w(?:-\w\w)?\/)?app\/(?:[^?#]*\/)?(id\d+)/i,
  },
  {
    column: 'google_play_url',
    domains: ['google.com'],
    profile: /^\/store\/apps\/(?:details\?(?:[^#]*&)?id=([\w.]+)|dev(?:eloper)?\?id=([^&#]+))/i,
  },
];
