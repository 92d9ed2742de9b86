"""The allowed differences from Amplify's transformers, with their reasons."""

import re

# A pattern of lines that may differ, a pattern of the schemas in which they may differ, and the reason.
DIFFERENCES = [
    (r"^(only theirs: type |Query\.search.*theirs|Query\.\w*: theirs \(aggregates|.*)Searchable", "@searchable",
     "@searchable's queries are not made"),
    (r"owner", "@auth", "@auth's owner fields are not added"),
    (r"^\w+\.(_version|_deleted|_lastChangedAt|startedAt)|^Query\.sync", "",
     "conflict resolution (DataStore) is an option beside the schema"),
    (r"^Subscription\.on(Create|Update|Delete)\w{30,}", "", "subscriptions with names of over 50 characters are not cut"),
    (r"^Model\w+ConditionInput\.\w+: theirs Model\w+Input, ours -", r"type [a-z]\w* @model",
     "where a model's name begins in lower case, conditions can be on key fields; we leave those out as for any other"),
    (r"^Delete\w+Input\.|^Update\w+Input\.", r"input (Delete|Update)\w+Input",
     "input objects that the schema defines itself are left as they are"),
]

ACCEPTED = [
    (r"is not a valid AWSPhone", "which telephone numbers a country has is not known"),
    (r"owner @auth field", "@auth is not read"),
    (r"derived from 'foo   Bar'", "names of relations are not made names of types where they are none"),
]


def difference_reason(line, source):
    for pattern, condition, reason in DIFFERENCES:
        if re.search(pattern, line) and re.search(condition, source):
            return reason
    return None


def accepted_reason(error):
    for pattern, reason in ACCEPTED:
        if re.search(pattern, error):
            return reason
    return None


def out_of_scope(case):
    """The reason why a snapshot is about something that model schemas cannot express; None if there is none."""
    if case.source is None or case.name.endswith("with implicit fields 2"):
        return "its schema is not in the test's file, or has no models"
    if case.package == "graphql-dynamodb-transformer":
        return "a schema without @key and @connection is read as the newer transformers read it"
    options = [
        (r"mySqlStrategy|postgresStrategy|sqlDirectiveDataSource|makeModelDataSourceStrategy|MYSQL|POSTGRES|rds",
         "SQL sources are an option beside the schema"),
        (r"shouldDeepMergeDirectiveConfigDefaults: false", "the option merges no defaults into @model's arguments"),
    ]
    for pattern, reason in options:
        if re.search(pattern, case.body):
            return reason
    if "many-to-many" in case.name or "modelAID" in case.expected or "fooID" in case.expected:
        return "the option respectPrimaryKeyAttributesOnConnectionField is off"
    return None
