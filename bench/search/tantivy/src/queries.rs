//! One query of the benchmark. Its words are already tokens.

use crate::page_index::Fields;
use serde::Deserialize;
use tantivy::Term;
use tantivy::query::{BooleanQuery, ConstScoreQuery, Occur, PhraseQuery, Query, RegexQuery, TermQuery};
use tantivy::schema::{Field, IndexRecordOption};

const NEAR_DISTANCE: u32 = 5;

#[derive(Deserialize)]
pub struct BenchQuery {
    words: Vec<String>,
    mode: String,
    country: Option<String>,
    has: Option<String>,
}

pub fn read(queries: &serde_json::Value) -> serde_json::Result<Vec<BenchQuery>> {
    Vec::<BenchQuery>::deserialize(queries)
}

impl BenchQuery {
    pub fn to_tantivy(&self, fields: &Fields) -> Box<dyn Query> {
        let text = self.text_query(fields);
        let (Some(country), Some(has)) = (&self.country, &self.has) else {
            return text;
        };
        let filter = |field: Field, value: &str| -> (Occur, Box<dyn Query>) {
            (Occur::Must, Box::new(ConstScoreQuery::new(exact(field, value), 0.0)))
        };
        Box::new(BooleanQuery::new(vec![
            (Occur::Must, text),
            filter(fields.country, country),
            filter(fields.has, has),
        ]))
    }

    fn text_query(&self, fields: &Fields) -> Box<dyn Query> {
        let word = |at: usize| scored(fields.text, &self.words[at]);
        let joined = |occur: Occur| -> Box<dyn Query> {
            let each = self.words.iter().map(|word| (occur, scored(fields.text, word)));
            Box::new(BooleanQuery::new(each.collect()))
        };
        match self.mode.as_str() {
            "title" => scored(fields.title, &self.words[0]),
            "prefix" => Box::new(
                RegexQuery::from_pattern(&format!("{}.*", self.words[0]), fields.text).expect("letters only"),
            ),
            "exclude" => {
                Box::new(BooleanQuery::new(vec![(Occur::Must, word(0)), (Occur::MustNot, word(1))]))
            }
            "group" => {
                let either = BooleanQuery::new(vec![(Occur::Should, word(0)), (Occur::Should, word(1))]);
                Box::new(BooleanQuery::new(vec![(Occur::Must, Box::new(either)), (Occur::Must, word(2))]))
            }
            // Its slop keeps the order of the words, so both orders are queried.
            "near" => Box::new(BooleanQuery::new(vec![
                (Occur::Should, self.in_row(fields, [0, 1])),
                (Occur::Should, self.in_row(fields, [1, 0])),
            ])),
            _ if self.words.len() == 1 => word(0),
            "phrase" => Box::new(PhraseQuery::new(
                self.words.iter().map(|word| Term::from_field_text(fields.text, word)).collect(),
            )),
            "all" => joined(Occur::Must),
            _ => joined(Occur::Should),
        }
    }

    fn in_row(&self, fields: &Fields, order: [usize; 2]) -> Box<dyn Query> {
        let terms = order.map(|at| Term::from_field_text(fields.text, &self.words[at]));
        let mut phrase = PhraseQuery::new(terms.to_vec());
        phrase.set_slop(NEAR_DISTANCE);
        Box::new(phrase)
    }
}

fn scored(field: Field, word: &str) -> Box<dyn Query> {
    Box::new(TermQuery::new(Term::from_field_text(field, word), IndexRecordOption::WithFreqs))
}

fn exact(field: Field, value: &str) -> Box<dyn Query> {
    Box::new(TermQuery::new(Term::from_field_text(field, value), IndexRecordOption::Basic))
}
