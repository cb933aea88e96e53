import { describe, expect, test } from 'vitest';
import { readSocialProfile } from './social-profile.ts';

describe('a social link', () => {
  test.each([
    ['https://www.facebook.com/KvarnbyBageri/', 'facebook', 'kvarnbybageri'],
    ['https://www.facebook.com/pages/Kvarnby-Bageri/481177328717?fref=ts', 'facebook', 'kvarnby-bageri'],
    ['https://facebook.com/profile.php?id=100012345', 'facebook', '100012345'],
    ['http://twitter.com/#!/kvarnby', 'x', 'kvarnby'],
    ['https://x.com/kvarnby?t=abc&s=08', 'x', 'kvarnby'],
    ['//instagram.com/kvarnby.bageri/?hl=en', 'instagram', 'kvarnby.bageri'],
    [
      'https://www.youtube.com/channel/UC0000000000000000000000/videos?disable_polymer=1',
      'youtube',
      'uc0000000000000000000000',
    ],
    ['https://www.youtube.com/@kvarnby/playlists', 'youtube', 'kvarnby'],
    ['https://youtube.com/kvarnby', 'youtube', 'kvarnby'],
    ['https://se.linkedin.com/company/kvarnby-bageri', 'linkedin', 'kvarnby-bageri'],
    ['https://www.tiktok.com/@kvarnby?is_from_webapp=1', 'tiktok', 'kvarnby'],
    ['https://uk.pinterest.com/kvarnby/', 'pinterest', 'kvarnby'],
    ['https://wa.me/46401234567?text=Hi', 'whatsapp', '46401234567'],
    ['https://api.whatsapp.com/send?phone=46401234567&text=Hi', 'whatsapp', '46401234567'],
    ['https://t.me/kvarnby', 'telegram', 'kvarnby'],
    ['https://discord.gg/kvarnby', 'discord', 'kvarnby'],
    ['https://bsky.app/profile/kvarnby.se', 'bluesky', 'kvarnby.se'],
    ['https://vk.com/kvarnby', 'vk', 'kvarnby'],
    [
      'https://www.tripadvisor.co.uk/Hotel_Review-g1-d2-Reviews-Kvarnby.html',
      'tripadvisor',
      'g1-d2-reviews-kvarnby.html',
    ],
    ['https://apps.apple.com/se/app/kvarnby/id123456789', 'app_store_url', 'id123456789'],
    ['https://play.google.com/store/apps/details?id=se.kvarnby.app', 'google_play_url', 'se.kvarnby.app'],
  ])('%s is a profile on %s', (href, column, account) => {
    expect(readSocialProfile(href)).toMatchObject({ column, account, secondary: false });
  });

  test('is kept as the page writes it, with a scheme', () => {
    expect(readSocialProfile(' //www.facebook.com/Kvarnby?fref=ts ')?.url).toBe(
      'https://www.facebook.com/Kvarnby?fref=ts',
    );
    expect(readSocialProfile('http://twitter.com/#!/Kvarnby')?.url).toBe('http://twitter.com/#!/Kvarnby');
  });

  test.each([
    'https://www.facebook.com/sharer.php?u=https://kvarnby.se',
    'https://www.facebook.com/sharer/sharer.php?u=x',
    'https://www.facebook.com/share.php?u=x',
    'https://www.facebook.com/dialog/feed?app_id=1',
    'https://www.facebook.com/tr?id=1&ev=PageView',
    'https://www.facebook.com/plugins/like.php?href=x',
    'https://www.facebook.com/events/138179309869516/',
    'https://www.facebook.com/',
    'https://www.facebook.com',
    'https://business.facebook.com/kvarnby',
    'https://twitter.com/share?text=x',
    'https://twitter.com/intent/tweet?url=x',
    'https://twitter.com/intent/follow?screen_name=kvarnby',
    'https://twitter.com/kvarnby/status/688842497561366529',
    'http://twitter.com/Kvarnby/statuses/688842497561366529',
    'https://support.twitter.com/articles/1',
    'https://www.instagram.com/p/Bxyz/',
    'https://www.instagram.com/reel/Bxyz/',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/embed/abc',
    'https://youtu.be/abc',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.linkedin.com/shareArticle?mini=true&url=x',
    'https://www.linkedin.com/sharing/share-offsite/?url=x',
    'https://pinterest.com/pin/create/button/?url=x',
    'https://vimeo.com/109854888',
    'https://vimeo.com/search?q=kvarnby',
    'https://www.reddit.com/submit?url=x',
    'https://t.me/share/url?url=x',
    'https://api.whatsapp.com/send?text=x',
    'https://vk.com/share.php?url=x',
    'https://www.tiktok.com/@kvarnby/video/7123',
    'https://www.apple.com/legal',
    'https://play.google.com/store/apps/details?id=org.telegram.messenger&hl=en',
    'https://itunes.apple.com/ae/app/telegram-messenger/id686449807?mt=8',
    'https://example.org/facebook.com/kvarnby',
    '../twitter.com/kvarnby.html',
    'javascript:void(0)',
  ])('%s is not a profile', (href) => {
    expect(readSocialProfile(href)).toBeNull();
  });

  test('a person or a group is only a fallback', () => {
    expect(readSocialProfile('https://www.linkedin.com/in/kvarnby-61a02a143/')).toMatchObject({
      column: 'linkedin',
      secondary: true,
    });
    expect(readSocialProfile('https://www.facebook.com/groups/kvarnby')).toMatchObject({
      column: 'facebook',
      secondary: true,
    });
  });
});
