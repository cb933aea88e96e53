import type { Grammar } from './grammar.ts';

export const english: Grammar = {
  command:
    'find, show, list, search, search for, look for, looking for, look, looking, get, give, give me, fetch, pull, pull up, bring, bring up, display, need, needed, want, wanted, would like, like to see, seek, seeking, searching, discover, identify, recommend, suggest, tell me, tell, know, see, browse, collect, gather, hunt, hunt for, locate, name, return, dig up, want to see, like to find, interested in, after, research, explore, filter, export, chance of, any chance of, point me to, can i get, can i have, get hold of, hand me, compile, put together, extract, track down, scout, come up with, i d like, i m after, give us, show us, list out, what are, which are, who are, do you have, have you got, let me see, let me have, show only',
  filler:
    'a, an, the, i, me, my, we, us, our, you, your, please, pls, kindly, could, can, would, will, should, may, might, do, does, did, is, are, was, be, been, being, am, there, here, it, this, that, these, those, they, them, who, which, what, where, that are, whose, any, some, all, every, each, of, to, by, at, on, as, hi there, hey there, out, up, now, just, really, actually, maybe, perhaps, then, so, if, s, m, re, ve, ll, d, let, lets, have, has, having, got, offer, offers, offering, provide, provides, providing, featuring, feature, include, includes, including, come, comes, located, based, situated, headquartered, operating, active, from, into, thanks, thank you, for me, or so, or similar, kind of, sort of, type of, types of, kinds of, exist, exists, existing, run by, one, ones, best, top, good, great, leading, well known, popular, nice, different, various, many, few, several, couple, couple of, whole, full, complete, page with, own, their, about to, trying to, help, help me, work, works, working, try, entire, list of, lists of, overview, overview of, set of, results, result, hits, matches, entries, records, please find, everything, anything, something, everyone, anyone, related to, related, in business, field of, field, area of, sector of, world of, space, market, scene, industry, sector, business of, ones in, also please, currently, today, also has, listed, published, visible, public, publicly, shown, displayed, available, clear, transparent, given, stated, indicated, publicly listed, active, any chance, some of the, a few, bunch of, a bunch of, a list of, in total, overall, altogether, at all, over there, as possible, if possible, thx, right now, in my, for our, my list, folks, guys, stuff, in your index, in the index, your index, in your database, your database, in the database, in your data, catalogue, first few',
  company:
    'company, companies, firm, firms, business, businesses, organisation*, organization*, enterprise, enterprises, corporation*, site, sites, website, websites, web site, web sites, webpage, webpages, web page, web pages, page, pages, homepage, homepages, home page, home pages, provider, providers, vendor, vendors, brand, brands, players, player, outfit, outfits, people, leads, lead, prospects, prospect, accounts, domains that, internet presence, web presence',
  shop: 'shop, shops, store, stores, retailer, retailers, merchant, merchants',
  in: 'in, in the, within, across, inside, throughout, around, near, from the, from, at, based in, located in, out of, headquartered in',
  of: 'of, for',
  with: 'with, with a, with an, with the, featuring, that have, which have, who have, having, plus, offering, showing, listing, including, that offer, has, have, has, have, publish, publishes, publishing, maintain, maintains, maintaining, keep, keeps, keeping, run a, runs a, running a, operate, operates, operating a, disclose, discloses, reachable by, can be reached by, reveal, write a, own, owns, carry, possess, come with, that publish, that list, that show, that display, displaying, display their, listing their, list their, show their',
  without:
    'without, no, excluding, exclude, minus, except, except for, apart from, lacking, lack, not with, leave out, leaving out, skip, but not, other than, with no, none of, ignore, omit, remove all, that have no, which have no',
  not: 'not, don t, dont, do not, doesn t, doesnt, does not, aren t, isn t, are not, is not, never, not using, not running, not on, not in, nor, haven t, have not, hasn t, has not',
  outside:
    'outside, outside of, not in, not from, except in, anywhere but, everywhere but, anywhere except, not based in',
  only: 'only, just, solely, exclusively, only those, just those, only the ones, just the ones, limit to, limit it to, restrict to, narrow to, narrow it down to, narrow down to, keep only, must be, must have',
  also: 'also, too, as well, additionally, in addition, plus, add, include also, expand to, extend to, as well as, include',
  instead:
    'instead, rather, change to, switch to, change it to, make it, make that, replace with, replace, swap for, better',
  and: 'and, &, plus, as well as',
  or: 'or, or in',
  but: 'but, however, yet, although',
  uses: 'use, uses, using, used, run, runs, running, run on, runs on, running on, powered by, built with, built on, built in, made with, made in, based on, work with, works with, hosted on, hosted by, hosted with, rely on, relying on, relies on, on, that use, which use, who use, deployed on, employ, employing, tracked with, tracking with, accept, accepts, accepting, integrate, integrates, integrating, integrated with, implemented with, developed with, developed in, equipped with, through, via, by, take, takes, taking, process, processes, processing, collect payments, take payments, take payments with, accept payments with, accept payments via, pay with, payable with, payment by, payment via, payment with',
  says: 'mention, mentions, mentioning, say, says, saying, contain, contains, containing, talk about, talks about, talking about, with the text, with text, advertise, advertising that, writing, write, writes, state, states, stating, display the text, which read, that read, reads, wording, containing the phrase, with the phrase, including the phrase, that include, promise, promising, claim, claiming',
  sells:
    'sell, sells, selling, offer, offers, offering, make, makes, making, produce, produces, producing, manufacture, manufactures, deliver, delivers, delivering, supply, supplies, supplying, rent, rents, renting, import, imports, export, exports, distribute, distributes, repair, repairs, trade, trades in, specialise in, specialize in, specialised in, specialized in, specializing in, specialising in, deal in, deals in, dealing in, focus on, focused on, do business in, buy, buying, order, ordering, purchase, buy from, ship, ships, install, installs, installing, build, builds, building',
  word: 'word, words, term, terms, phrase, phrases, keyword, keywords, expression, text, the word, the words, the phrase, the term',
  like: 'like, similar to, similar, alike, lookalike, lookalikes, lookalikes of, look alikes of, look like, looks like, competitor, competitors, competitors of, competitors to, competitors for, competition, competition of, competes with, compete with, competing with, rival, rivals, rivals of, alternative, alternatives, alternatives to, alternative to, alternatives for, resemble, resembles, resembling, comparable to, comparable with, comparable, same as, peers of, peers, more like, more companies like, close to, akin to, equivalent of, equivalents of, such as',
  about:
    'tell me about, tell me more about, more about, about, info on, info about, information on, information about, details of, details on, details about, profile of, profile for, profile, data on, data about, data for, look up, lookup, look-up, what is, what s, who is, who s, what does, what do you know about, what do we know about, open, check, check out, analyse, analyze, inspect, describe, facts about, summary of, summarise, summarize, everything about, everything on, enrich, report on, background on, read up on, tech stack of, technologies of, contact details of, contacts of, email of, phone of, stack of, investigate, more on, details for, what about the, show me the, open the, describe the, go into, expand on, read about',
  count:
    'how many, count, count the, count of, number of, the number of, how much, total of, total number of, what is the number of, amount of, how many of',
  title:
    'title, titles, page title, page titles, in the title, in their title, title contains, title containing, titled, headline title',
  language:
    'language, languages, speaking, written in, write in, in language, language is, text in, content in, in the language, translated into, available in, websites in, pages in, lang',
  domains:
    'domain, domains, tld, tlds, domain names, domain name, top level domain, top level domains, ending in, ending with, ending on, that end in, that end with, extension, domain ending, ending, endings, suffix, addresses, urls, end in, end with, ends in, ends with, ending',
  nextPage:
    'next page, next, more, more results, show more, show me more, more please, next results, further results, continue, go on, another page, next ones, the next ones, next batch, give me more, load more, page forward, keep going, next 10, next 20, next 50, next 100',
  previousPage:
    'previous page, previous, back, go back, page back, last page again, one page back, prior page, previous results',
  firstPage: 'first page, back to the start, to the first page, first results, page one, page 1',
  startOver:
    'start over, new search, start again, start afresh, from scratch, reset, forget that, forget it, forget all that, clear, clear all, something else, new query, new question, different search, begin again, never mind',
  drop: 'drop, remove, forget, delete, clear, lift, cancel, without the filter, no longer, any more, get rid of, undo, take away, take out, ignore the, doesn t matter, does not matter, no matter, regardless of, filter, condition, restriction, requirement',
  anywhere:
    'anywhere, worldwide, world wide, globally, global, in all countries, all countries, any country, in any country, everywhere, all over the world, in the whole world, around the world, international*',
  whatAbout:
    'what about, how about, and what about, and how about, same for, the same for, now for, now, and now, same in, the same in, the same but, do the same for, repeat for, try',
  ofThem:
    'of them, of those, of these, among them, among those, amongst them, from those, from these, from them, which ones, which of them, which of these, which of those, which ones of them, out of those, those that, the ones that, those with, the ones with, how many of them, how many of those, these results, the results, those results',
  its: 'its, their, his, it, this company, that company, this one, that one, the company, this firm, that firm, this domain, that domain, this site, that site, them, the same company',
  ordinals:
    'first one|first|number one|number 1|no 1|1st|first result|first company|top one|top result, second one|second|number two|number 2|no 2|2nd|second result|second company, third one|third|number three|number 3|no 3|3rd|third result|third company, fourth one|fourth|number four|number 4|4th, fifth one|fifth|number five|number 5|5th',
  than: 'than, versus, vs, compared to, compared with, more common, more popular, more widespread, or more, more often',
  unsupported:
    'small, smaller, big, bigger, large, larger, medium sized, cheap, cheaper, expensive, young, old, older, newest, fastest growing, fast growing, growing, profitable, funded, rich, most visited, biggest, largest, smallest, cheapest, recently founded, founded, revenue, employees, with more than, listed on the stock exchange',
  greeting:
    'hello, hi, hey, good morning, good evening, good afternoon, good day, good night, how are you, how is it going, what s up, thanks, thank you, thank you very much, thanks a lot, cheers, bye, goodbye, see you, ok, okay, yes, nope, great thanks, cool, help',
  offTopic:
    'weather, joke, jokes, poem, poems, song, story, recipe, recipes, translate, translation of this, what time, time is it, what day, who are you, what are you, what can you do, who made you, your name, are you human, are you a bot, calculate, plus two, square root, president, capital of, meaning of life, football score, news today, horoscope, my password, reset my password, my account, delete my account, my invoice, cancel my subscription, book a flight, book me, order a pizza, buy me, send an email, write an email, write me, write a, set an alarm, remind me, play music, i love you, how old are you, lol, haha, what is love, tomorrow, tell me a, sing, bored, why, how do i, how can i, how to, explain, when, what does it mean, who won, what year, define, population, population of, inhabitants, forecast, exchange rate, what time is it, who is the president, ignore all previous instructions, ignore previous instructions, previous instructions, your instructions, system prompt, who created you, what is your name, can you speak, do you speak, what do you do, how old, how far, how tall, how long, how big is, how much does',
  numbers:
    'one, two, three, four, five, six, seven, eight, nine, ten, twenty, thirty, fifty, hundred, a dozen|dozen',
  parts:
    'country|countries|place|location|region|city, language|languages, industry|industries|sector|trade, technology|technologies|tech|stack, ending|tld|domain ending, features|feature, word|words|topic|keyword|query',
};
