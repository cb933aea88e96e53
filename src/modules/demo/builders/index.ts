import type { Builder } from '../site.ts';
import { drupal } from './drupal.ts';
import { elementor } from './elementor.ts';
import { ghost, hubspotCms } from './hosted.ts';
import { nextjs, nuxt } from './javascript-frameworks.ts';
import { joomla } from './joomla.ts';
import { magento } from './magento.ts';
import { bootstrapTemplate, plain } from './plain.ts';
import { prestashop } from './prestashop.ts';
import { shopify } from './shopify.ts';
import { squarespace } from './squarespace.ts';
import { typo3 } from './typo3.ts';
import { webflow } from './webflow.ts';
import { wix } from './wix.ts';
import { woocommerce } from './woocommerce.ts';
import { wordpress } from './wordpress.ts';

export const builders: readonly Builder[] = [
  wordpress,
  elementor,
  woocommerce,
  wix,
  squarespace,
  shopify,
  webflow,
  joomla,
  drupal,
  typo3,
  prestashop,
  magento,
  plain,
  bootstrapTemplate,
  nextjs,
  nuxt,
  ghost,
  hubspotCms,
];
