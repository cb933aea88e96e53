//! The index: built from lines, and opened for queries on one thread and for single durable writes.

use std::io::BufRead;
use std::path::Path;
use std::time::Instant;
use tantivy::collector::{Collector, Count, SegmentCollector, TopDocs};
use tantivy::columnar::StrColumn;
use tantivy::query::{EnableScoring, Query};
use tantivy::schema::*;
use tantivy::tokenizer::{TextAnalyzer, WhitespaceTokenizer};
use tantivy::{DocAddress, DocId, Index, IndexReader, IndexWriter, ReloadPolicy, Score, Searcher, SegmentReader};
use tantivy::{TantivyDocument, Term};

const ROWS: usize = 100;
const WRITER_BYTES: usize = 256 << 20;

#[derive(Clone)]
pub struct Fields {
    key: Field,
    pub country: Field,
    tld: Field,
    industry: Field,
    tech: Field,
    pub has: Field,
    pub text: Field,
    pub title: Field,
    record: Field,
}

/// All text goes into one field, as with Lucene: the fastest way to make it return the same documents.
fn schema() -> (Schema, Fields) {
    let mut builder = Schema::builder();
    let words = |option| {
        let indexing = TextFieldIndexing::default().set_tokenizer("blanks").set_index_option(option);
        TextOptions::default().set_indexing_options(indexing)
    };
    let facet = STRING.set_fast("raw");
    let fields = Fields {
        key: builder.add_text_field("key", STRING),
        country: builder.add_text_field("country", facet.clone()),
        tld: builder.add_text_field("tld", facet.clone()),
        industry: builder.add_text_field("industry", facet.clone()),
        tech: builder.add_text_field("tech", facet),
        has: builder.add_text_field("has", STRING),
        text: builder.add_text_field("text", words(IndexRecordOption::WithFreqsAndPositions)),
        title: builder.add_text_field("title", words(IndexRecordOption::WithFreqs)),
        record: builder.add_bytes_field("record", STORED),
    };
    (builder.build(), fields)
}

fn with_tokenizer(index: Index) -> Index {
    let blanks = TextAnalyzer::builder(WhitespaceTokenizer::default()).build();
    index.tokenizers().register("blanks", blanks);
    index
}

/// A page from one line of tab-separated parts: key, country, tld, industry, technologies, features, text values, title, record.
fn document(fields: &Fields, line: &str) -> TantivyDocument {
    let parts: Vec<&str> = line.trim_end_matches('\n').split('\t').collect();
    let mut document = TantivyDocument::new();
    for (field, at) in [(fields.key, 0), (fields.country, 1), (fields.tld, 2), (fields.industry, 3), (fields.title, 7)] {
        document.add_text(field, parts[at]);
    }
    for (field, at) in [(fields.tech, 4), (fields.has, 5), (fields.text, 6)] {
        for value in parts[at].split('\u{1}') {
            document.add_text(field, value);
        }
    }
    document.add_bytes(fields.record, parts[8].as_bytes());
    document
}

pub fn build(directory: &Path, input: &mut impl BufRead, docs: u64) -> tantivy::Result<()> {
    std::fs::remove_dir_all(directory).ok();
    std::fs::create_dir_all(directory)?;
    let (schema, fields) = schema();
    let index = with_tokenizer(Index::create_in_dir(directory, schema)?);
    let mut writer: IndexWriter = index.writer_with_num_threads(1, WRITER_BYTES)?;
    let mut line = String::new();
    for _ in 0..docs {
        line.clear();
        input.read_line(&mut line)?;
        writer.add_document(document(&fields, &line))?;
    }
    writer.commit()?;
    writer.wait_merging_threads()?;
    // Queries are fastest on one segment.
    let segments = index.searchable_segment_ids()?;
    if segments.len() > 1 {
        let mut writer: IndexWriter = index.writer_with_num_threads(1, WRITER_BYTES)?;
        writer.merge(&segments).wait()?;
        writer.garbage_collect_files().wait()?;
        writer.wait_merging_threads()?;
    }
    Ok(())
}

pub struct PageIndex {
    index: Index,
    reader: IndexReader,
    searcher: Searcher,
    writer: Option<IndexWriter>,
    pub fields: Fields,
    pub open_ms: f64,
}

impl PageIndex {
    pub fn open(directory: &Path) -> tantivy::Result<PageIndex> {
        let start = Instant::now();
        let index = with_tokenizer(Index::open_in_dir(directory)?);
        let reader: IndexReader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        let searcher = reader.searcher();
        let open_ms = start.elapsed().as_secs_f64() * 1e3;
        Ok(PageIndex { index, reader, searcher, writer: None, fields: schema().1, open_ms })
    }

    pub fn documents(&self) -> u64 {
        self.searcher.num_docs()
    }

    /// Computes the top rows and the exact total in one pass that scores every match.
    pub fn top_in_one_pass(&self, query: &dyn Query) -> tantivy::Result<u64> {
        let (top, total) = self.searcher.search(query, &(TopDocs::with_limit(ROWS).order_by_score(), Count))?;
        self.fetch_rows(top)?;
        Ok(total as u64)
    }

    /// Counts the exact total first, then searches for the top rows and may skip documents that cannot be among them.
    pub fn top_after_count(&self, query: &dyn Query) -> tantivy::Result<u64> {
        let total = self.count(query)?;
        self.fetch_rows(self.searcher.search(query, &TopDocs::with_limit(ROWS).order_by_score())?)?;
        Ok(total)
    }

    pub fn count(&self, query: &dyn Query) -> tantivy::Result<u64> {
        let weight = query.weight(EnableScoring::disabled_from_searcher(&self.searcher))?;
        let mut total = 0;
        for segment in self.searcher.segment_readers() {
            total += u64::from(weight.count(segment)?);
        }
        Ok(total)
    }

    /// A number that two engines share only if their facets agree: the sum of all counts, each weighted by the letters of its value in
    /// lower case.
    pub fn facet_checksum(&self, query: &dyn Query) -> tantivy::Result<u64> {
        self.searcher.search(query, &FacetChecksum)
    }

    /// When it returns, the page is on disk and visible to the next query.
    pub fn upsert(&mut self, line: &str) -> tantivy::Result<f64> {
        if self.writer.is_none() {
            self.writer = Some(self.index.writer_with_num_threads(1, WRITER_BYTES)?);
        }
        let writer = self.writer.as_mut().expect("opened above");
        let start = Instant::now();
        let key = line.split('\t').next().unwrap_or_default();
        writer.delete_term(Term::from_field_text(self.fields.key, key));
        writer.add_document(document(&self.fields, line))?;
        writer.commit()?;
        self.reader.reload()?;
        self.searcher = self.reader.searcher();
        Ok(start.elapsed().as_secs_f64() * 1e3)
    }

    fn fetch_rows(&self, top: Vec<(Score, DocAddress)>) -> tantivy::Result<()> {
        for (_, address) in top {
            let row: TantivyDocument = self.searcher.doc(address)?;
            let record = row.get_first(self.fields.record).and_then(|value| value.as_bytes().map(<[u8]>::len));
            assert!(record.unwrap_or(0) > 0, "a row without a record");
        }
        Ok(())
    }
}

struct FacetChecksum;

/// Counts countries and industries over every match, by ordinal within a segment.
struct SegmentFacets {
    columns: Vec<(StrColumn, Vec<u64>)>,
}

impl Collector for FacetChecksum {
    type Fruit = u64;
    type Child = SegmentFacets;

    fn for_segment(&self, _: u32, segment: &SegmentReader) -> tantivy::Result<SegmentFacets> {
        let mut columns = Vec::new();
        for field in ["country", "industry"] {
            if let Some(column) = segment.fast_fields().str(field)? {
                let values = column.num_terms();
                columns.push((column, vec![0; values]));
            }
        }
        Ok(SegmentFacets { columns })
    }

    fn requires_scoring(&self) -> bool {
        false
    }

    fn merge_fruits(&self, segments: Vec<u64>) -> tantivy::Result<u64> {
        Ok(segments.into_iter().sum())
    }
}

impl SegmentCollector for SegmentFacets {
    type Fruit = u64;

    fn collect(&mut self, document: DocId, _: Score) {
        for (column, counts) in &mut self.columns {
            if let Some(ordinal) = column.ords().first(document) {
                counts[ordinal as usize] += 1;
            }
        }
    }

    fn harvest(self) -> u64 {
        let mut checksum = 0;
        let mut value = String::new();
        for (column, counts) in self.columns {
            for (ordinal, count) in counts.into_iter().enumerate().filter(|(_, count)| *count > 0) {
                value.clear();
                column.ord_to_str(ordinal as u64, &mut value).expect("a value of this column");
                let letters: u64 = value.to_lowercase().encode_utf16().map(u64::from).sum();
                checksum += count * letters;
            }
        }
        checksum
    }
}
