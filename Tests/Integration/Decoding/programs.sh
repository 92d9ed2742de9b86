# What the scripts of this folder share: where the built modules are, and the programs that generate and that decode.
# Expects $here, the folder of the scripts, and $work, a temporary one.

bin=$(Tests/Integration/build --target InlineGraphQLTesting --target GraphQLProject --target SeededRandomness)
# The package's name as SwiftPM gives it to the compiler.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
# objects MODULE…: the object files of modules that were built.
objects() { for module; do printf '%s\n' "$bin/$module.build"/*.o; done; }
language=(GraphQLCLibrary GraphQLJSON GraphQLLanguage GraphQLValidation GraphQLModelSchemas)
language+=(OrderedCollections InternalCollectionsUtilities DocumentComposition SeededRandomness)

# compile_generator: makes $work/generate.
compile_generator() {
  mapfile -t compiler < <(objects "${language[@]}" GraphQLCompiler GraphQLModelCompiler GraphQLProject)
  swiftc -swift-version 6 -wmo -package-name "$package" -I "$bin/Modules" "$here/Generate"/*.swift "${compiler[@]}" -o "$work/generate"
}

# compile_decoder FOLDER DOCUMENT…: makes FOLDER/decode of what was generated there. The variable withErrors names a document that
# is read from responses with errors.
compile_decoder() {
  local folder=$1 all=
  shift
  for name; do all+="  (\"$name\", ${name}Checks.checkAll),"$'\n'; done
  printf 'nonisolated(unsafe) let documents: [(String, (RandomService) async -> Void)] = [\n%s]\n' "$all" >"$folder/All.swift"
  {
    echo 'nonisolated(unsafe) let documentWithErrors: (name: String, text: String, check: (FailingService) async -> Void)? ='
    [ -n "${withErrors:-}" ] && echo "  (\"$withErrors\", ${withErrors}Checks.text, ${withErrors}Checks.checkAll)" || echo '  nil'
  } >>"$folder/All.swift"
  mapfile -t runtime < <(objects "${language[@]}" DynamicCodable GraphQLHTTP InlineGraphQL InlineGraphQLTesting)
  # Deprecated fields are read, too.
  swiftc -swift-version 6 -wmo -num-threads 2 -warnings-as-errors -Wwarning DeprecatedDeclaration -module-name Decode \
    -package-name "$package" -I "$bin/Modules" "$here/Decode"/*.swift "$folder"/*.swift "${runtime[@]}" -o "$folder/decode" \
    >"$folder/log" 2>&1 || { grep -A 6 ' error: ' "$folder/log" >&2; exit 1; }
}
