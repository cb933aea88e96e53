package searchbench;

import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/** One query as the benchmark states it; words are tokens already. */
record BenchQuery(String[] words, String mode, String country, String has) {

  Query toLucene() {
    Query text = textQuery();
    if (country == null) return text;
    return new BooleanQuery.Builder()
        .add(text, Occur.MUST)
        .add(new TermQuery(new Term("country", country)), Occur.FILTER)
        .add(new TermQuery(new Term("has", has)), Occur.FILTER)
        .build();
  }

  private Query textQuery() {
    if (words.length == 1) return new TermQuery(new Term("text", words[0]));
    if (mode.equals("phrase")) return new PhraseQuery("text", words);
    BooleanQuery.Builder builder = new BooleanQuery.Builder();
    Occur occur = mode.equals("all") ? Occur.MUST : Occur.SHOULD;
    for (String word : words) builder.add(new TermQuery(new Term("text", word)), occur);
    return builder.build();
  }
}
